import { parseArgs } from 'node:util';
import { APPS } from '../stack/apps.ts';
import { explain } from '../stack/explain.ts';
import { onEnd } from '../stack/on-end.ts';
import { Stack } from '../stack/stack.ts';
import { bringUp } from './bring-up.ts';
import { readyText, writeReadyFile } from './ready.ts';
import { stopAll } from './services.ts';

const { values } = parseArgs({
  options: { fresh: { type: 'boolean' }, docker: { type: 'boolean' }, data: { type: 'string' } },
});
const say = (line: string): void => void process.stdout.write(`${line}\n`);

try {
  await start(
    new Stack({
      home: values.data,
      offset: process.env.CURSA_PORT_OFFSET,
      docker: values.docker,
      fresh: values.fresh,
      alsoPorts: APPS,
    }),
  );
} catch (error) {
  process.stderr.write(`\n${explain(error)}\n`);
  process.exit(1);
}

async function start(stack: Stack): Promise<void> {
  const end = (): Promise<void> => stopAll(stack);
  onEnd(end);
  try {
    await stack.check();
    const jaeger = stack.jaegerIsQuick ? stack.startJaeger(() => undefined) : undefined;
    const { demo, web } = await bringUp(stack);
    writeReadyFile(stack, demo);
    stack.writeStackFile();
    say(readyText(stack, demo, web));
    stack.context.supervisor.onLine(say);
    await traces(stack, jaeger);
  } catch (error) {
    await end();
    throw error;
  }
}

/** Jaeger is never waited for: its build, once per machine, starts when everything else is up and takes minutes. */
async function traces(stack: Stack, started: Promise<string> | undefined): Promise<void> {
  if (!started && stack.jaegerUrl)
    say('Jaeger is being built in the background; until it is up, traces are dropped.');
  const line = await (started ?? stack.startJaeger(() => undefined));
  if (!line.startsWith('Traces') || !started) say(line);
}
