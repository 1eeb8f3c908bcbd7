import { afterAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { context, propagation, trace } from '@opentelemetry/api';
import { InMemorySpanExporter, NodeTracerProvider, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node';
import type { Redis } from 'ioredis';
import { callCounter } from './call-counter.ts';

type Count = (key: string, done: (error: unknown, count: unknown) => void) => void;

const exporter = new InMemorySpanExporter();
const provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
provider.register();
const tracer = trace.getTracer('test');
/** Milliseconds; a busy machine is not to decide what was quick. */
let clock = 0;
jest.spyOn(performance, 'now').mockImplementation(() => clock);

interface Scripts {
  defineCommand(name: string, definition: object): void;
  rateLimit: Count;
}

/** Counts after `ms`, and has a span for each command that has a parent, as the instrumentation does. */
function redisAfter(ms: number): Scripts {
  const redis: Partial<Scripts> = {
    defineCommand() {
      redis.rateLimit = function (this: unknown, key, done) {
        if (this !== redis) throw new Error('The script runs on another connection');
        if (trace.getActiveSpan()) tracer.startSpan('evalsha').end();
        setImmediate(() => {
          clock += ms;
          done(null, `${key}: 1`);
        });
      };
    },
  };
  return redis as Scripts;
}

/** The script as the plugin defines and runs it. */
function scriptOf(scripts: Scripts): Count {
  scripts.defineCommand('rateLimit', {});
  return (key, done) => scripts.rateLimit(key, done);
}

const counterAfter = (ms: number) => scriptOf(callCounter(redisAfter(ms) as unknown as Redis) as Scripts);

/** Counts inside a request's span. */
function counted(count: Count) {
  return tracer.startActiveSpan('request', (request) =>
    new Promise<{ count: unknown; inRequest: boolean }>((resolve) => {
      count('ana', (_error, result) => {
        resolve({ count: result, inRequest: trace.getActiveSpan() === request });
      });
    }).finally(() => request.end()),
  );
}

const spans = () => exporter.getFinishedSpans().map(({ name }) => name);

beforeEach(() => exporter.reset());
afterAll(async () => {
  await provider.shutdown();
  trace.disable();
  context.disable();
  propagation.disable();
});

describe('the counter of calls', () => {
  it('has no span for a count that was quick, and goes on in the request', async () => {
    expect(await counted(counterAfter(4))).toEqual({ count: 'ana: 1', inRequest: true });
    expect(spans()).toEqual(['request']);
  });

  it('has one for a count that took long', async () => {
    await counted(counterAfter(40));
    expect(spans()).toEqual(['redis.wait', 'request']);
  });

  it('control: without it each count has a span', async () => {
    await counted(scriptOf(redisAfter(4)));
    expect(spans()).toEqual(['evalsha', 'request']);
  });
});
