import { buildChartTools } from '../cluster/chart-tools.ts';
import { stopAll } from '../launch/services.ts';
import { APPS } from '../stack/apps.ts';
import { explain } from '../stack/explain.ts';
import { onEnd } from '../stack/on-end.ts';
import type { Report } from '../stack/context.ts';
import { runSteps } from '../stack/progress.ts';
import { Stack } from '../stack/stack.ts';
import { CHECKS, runCheck } from './checks.ts';
import { needsServers, type Options, readOptions } from './options.ts';
import { runJest } from './run-jest.ts';
import { runStep, runTests } from './run-step.ts';
import { stopNode } from './run-node.ts';
import { findChromium } from './chromium.ts';
import {
  buildAll,
  buildWebApp,
  hasBrowserTests,
  hasEndToEndTests,
  startServers,
  startServices,
  testEnvironment,
} from './servers.ts';
import { Tally } from './tally.ts';

/** `npm test [-- --only <parts>] [-- <jest arguments>]`: everything, on a stack of its own beside `npm start`. */
const OFFSET = process.env.CURSA_PORT_OFFSET ?? '1000';
const HOME = '.cursa/test';
const tally = new Tally();

try {
  await runAll(readOptions(process.argv.slice(2)));
} catch (error) {
  tally.failed += 1;
  process.stdout.write(`\n${explain(error)}\n`);
}
process.stdout.write(`\n${tally.toString()}\n`);
process.exit(tally.failed === 0 ? 0 : 1);

async function runAll(options: Options): Promise<void> {
  const stack = new Stack({ home: HOME, offset: OFFSET, fresh: true, alsoPorts: APPS });
  const end = async (): Promise<void> => {
    await stopNode();
    await stopAll(stack);
  };
  onEnd(end);
  const tools = chartToolsOf(options, stack);
  try {
    const built = await buildWhenNeeded(options, stack);
    for (const check of CHECKS.filter(({ part }) => options.wants(part))) {
      await runStep(tally, check.title, () => runCheck(check));
    }
    if (options.wants('unit')) {
      await tools();
      await runTests(tally, 'Unit tests', () =>
        runJest(tally, { kind: 'spec', minutes: 15, home: HOME, extra: options.jest }),
      );
    }
    if (built && needsServers(options)) await onServers(options, stack);
  } finally {
    await end();
  }
}

/** Built while other steps run: the first time takes minutes. @returns waits for them, and shows how far they are */
function chartToolsOf(options: Options, stack: Stack): () => Promise<void> {
  let report: Report = () => undefined;
  const built = options.wants('unit')
    ? buildChartTools(stack.context.supervisor.logOf('chart-tools'), (text) => report(text))
    : Promise.resolve();
  built.catch(() => undefined);
  return async () => {
    const run = (said: Report) => {
      report = said;
      return built;
    };
    await runStep(tally, 'Tools for the charts', () => runSteps([{ title: 'Helm, kubeconform', run }]));
  };
}

async function buildWhenNeeded(options: Options, stack: Stack): Promise<boolean> {
  if (!options.wants('build') && !needsServers(options)) return false;
  const { supervisor } = stack.context;
  if (options.wants('build') || options.wants('e2e'))
    await runStep(tally, 'Web application', () => buildWebApp(supervisor.logOf('build-web')));
  return runStep(tally, 'Build', () => buildAll(supervisor.logOf('build')));
}

/** Integration tests have the servers to themselves: the services start only for the end-to-end tests. */
async function onServers(options: Options, stack: Stack): Promise<void> {
  if (!(await runStep(tally, 'Servers', () => startServers(stack)))) return;
  const jest = { home: HOME, env: testEnvironment(stack, OFFSET), extra: options.jest };
  if (options.wants('int')) {
    await runTests(tally, 'Integration tests', () =>
      runJest(tally, { ...jest, kind: 'int-spec', minutes: 30 }),
    );
  }
  if (!options.wants('e2e') || !hasEndToEndTests()) return;
  const browser = hasBrowserTests() ? await chromium() : {};
  if (!(await runStep(tally, 'Services', () => startServices(stack)))) return;
  const env = { ...jest.env, ...browser };
  await runTests(tally, 'End-to-end tests', () =>
    runJest(tally, { ...jest, env, kind: 'e2e-spec', minutes: 60 }),
  );
}

/** Tests find the browser in CHROMIUM_PATH. Without one the others run all the same. */
async function chromium(): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  await runStep(tally, 'Chromium', async () => {
    found.CHROMIUM_PATH = await findChromium();
  });
  return found;
}
