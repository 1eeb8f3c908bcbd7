import { context } from '@opentelemetry/api';
import { spanNames, traceWait, untraced } from '@cursa/platform/telemetry';
import type { Redis } from 'ioredis';

type Done = (error: unknown, result: unknown) => void;
type Command = (...args: unknown[]) => void;

/**
 * Redis as the plugin for rate limits uses it: it defines its scripts, and runs them with a callback. Each call of the
 * gateway is counted, so its count has a span only where it took long; a span each was a third of what tracing costs.
 */
export function callCounter(redis: Redis): object {
  const scripts = redis as unknown as Record<string, Command>;
  const counter: Record<string, unknown> = {
    defineCommand(name: string, definition: { numberOfKeys: number; lua: string }) {
      redis.defineCommand(name, definition);
      const run = (scripts[name] as Command).bind(redis);
      counter[name] = (...args: unknown[]) => quietly(run, args);
    },
  };
  return counter;
}

function quietly(run: Command, args: unknown[]): void {
  const done = args.pop() as Done;
  const began = performance.now();
  const answered = context.bind(context.active(), (error: unknown, result: unknown) => {
    traceWait(spanNames.countCall, performance.now() - began);
    done(error, result);
  });
  untraced(() => run(...args, answered));
}
