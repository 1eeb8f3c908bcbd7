import { parseArgs } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { APPS } from '../stack/apps.ts';
import { explain } from '../stack/explain.ts';
import { onEnd } from '../stack/on-end.ts';
import { runSteps } from '../stack/progress.ts';
import { Stack } from '../stack/stack.ts';
import { build } from './build.ts';
import { readyText, writeReadyFile } from './ready.ts';
import { seed, type DemoData } from './seed.ts';
import { serviceSteps, stopAll } from './services.ts';

/** `npm start` may wait for Jaeger's build until this long after it began; then Jaeger joins later. */
const JAEGER_DEADLINE_SECONDS = 200;

const { values } = parseArgs({ options: { fresh: { type: 'boolean' }, docker: { type: 'boolean' }, data: { type: 'string' } } });
const say = (line: string): void => void process.stdout.write(`${line}\n`);

try {
  await start(new Stack({ home: values.data, offset: process.env.CURSA_PORT_OFFSET, docker: values.docker, fresh: values.fresh, alsoPorts: APPS }));
} catch (error) {
  process.stderr.write(`\n${explain(error)}\n`);
  process.exit(1);
}

async function start(stack: Stack): Promise<void> {
  const end = (): Promise<void> => stopAll(stack);
  onEnd(end);
  try {
    const demo = await bringUp(stack);
    writeReadyFile(stack, demo);
    stack.writeStackFile();
    say(readyText(stack, demo));
    stack.context.supervisor.onLine(say);
  } catch (error) {
    await end();
    throw error;
  }
}

async function bringUp(stack: Stack): Promise<DemoData> {
  const { supervisor } = stack.context;
  let demo: DemoData = { coupon: null, accounts: [] };
  await stack.check();
  const jaeger = stack.startJaeger(() => undefined);
  await runSteps([
    {
      title: 'Servers and build',
      steps: [{ title: 'Build', run: (report) => build(supervisor.logOf('build'), report) }, ...stack.serverSteps()],
    },
    { title: 'Databases', run: () => stack.createDatabases() },
    { title: 'Migrations', run: (report) => stack.migrate(report) },
    { title: 'Services', steps: serviceSteps(stack) },
    { title: 'Demo data', run: async (report) => void (demo = await seed(stack, report)) },
  ]);
  await waitForJaeger(jaeger);
  return demo;
}

async function waitForJaeger(jaeger: Promise<string>): Promise<void> {
  const began = Number(process.env.CURSA_STARTED_AT ?? performance.timeOrigin);
  const left = began + JAEGER_DEADLINE_SECONDS * 1000 - Date.now();
  const line = await Promise.race([jaeger, sleep(Math.max(left, 1000), undefined, { ref: false })]);
  if (line === undefined) {
    say('Jaeger is still being built; traces show up from then on.');
    void jaeger.then(say);
  } else if (!line.startsWith('Traces')) say(line);
}
