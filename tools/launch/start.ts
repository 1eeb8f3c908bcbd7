import { parseArgs } from 'node:util';
import { APPS } from '../stack/apps.ts';
import { explain } from '../stack/explain.ts';
import { onEnd } from '../stack/on-end.ts';
import { Stack } from '../stack/stack.ts';
import { bringUp } from './bring-up.ts';
import { startOtherHelps, startQuickHelps } from './helps.ts';
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
      helps: ['jaeger', 'prometheus'],
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
    const helps = startQuickHelps(stack);
    const { demo, web } = await bringUp(stack);
    writeReadyFile(stack, demo);
    stack.writeStackFile();
    say(readyText(stack, demo, web));
    stack.context.supervisor.onLine(say);
    await startOtherHelps(stack, helps, say);
  } catch (error) {
    await end();
    throw error;
  }
}
