import { globSync, readFileSync, rmSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { APPS } from '../stack/apps.ts';
import { baseEnvironment } from '../stack/environment.ts';
import { explain } from '../stack/explain.ts';
import { onEnd } from '../stack/on-end.ts';
import { ROOT } from '../stack/paths.ts';
import { runSteps } from '../stack/progress.ts';
import { Stack } from '../stack/stack.ts';
import { build } from './build.ts';
import { seed } from './seed.ts';
import { writeReadyFile } from './ready.ts';
import { serviceSteps, stopAll } from './services.ts';

/** `npm test [-- <jest arguments>]`: everything, on a stack of its own beside `npm start`. */
const OFFSET = process.env.CURSA_PORT_OFFSET ?? '1000';
const HOME = '.cursa/test';
const NOT_PURE = ['int-spec', 'e2e-spec'];

interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

interface JestResult {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly numFailedTestSuites: number;
  readonly numRuntimeErrorTestSuites: number;
}

const total: Count = { passed: 0, failed: 0, skipped: 0 };
const extra = process.argv.slice(2);

try {
  await runAll(new Stack({ home: HOME, offset: OFFSET, fresh: true, alsoPorts: APPS }));
} catch (error) {
  process.stderr.write(`\n${explain(error)}\n`);
  total.failed += 1;
}
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped\n`);
process.exit(total.failed === 0 ? 0 : 1);

/** Integration tests have the servers to themselves: the services start only for the end-to-end tests. */
async function runAll(stack: Stack): Promise<void> {
  const { paths, supervisor } = stack.context;
  onEnd(() => stopAll(stack));
  try {
    await stack.check();
    await runSteps([
      { title: 'Servers and build', steps: [{ title: 'Build', run: (report) => build(supervisor.logOf('build'), report) }, ...stack.serverSteps()] },
      { title: 'Databases', run: () => stack.createDatabases() },
      { title: 'Migrations', run: (report) => stack.migrate(report) },
    ]);
    stack.writeStackFile();
    const env = { CURSA_STACK_FILE: paths.stackFile, CURSA_READY_FILE: paths.readyFile, CURSA_PORT_OFFSET: OFFSET };
    await jest('spec', env);
    await jest('int-spec', env, '--runInBand');
    if (globSync('{apps,libs,tools}/**/*.e2e-spec.ts', { cwd: ROOT, exclude: ['**/node_modules'] }).length === 0) return;
    const traces = await stack.startJaeger(() => undefined);
    if (!traces.startsWith('Traces')) process.stdout.write(`${traces}\n`);
    await runSteps([{ title: 'Services', steps: serviceSteps(stack) }]);
    writeReadyFile(stack, await seed(stack, () => undefined));
    await jest('e2e-spec', env, '--runInBand');
  } finally {
    await stopAll(stack);
  }
}

/** Runs the files of one kind and adds what jest counted; a file that does not even load counts as a failure. */
async function jest(kind: string, env: Record<string, string>, ...flags: string[]): Promise<void> {
  const output = join(ROOT, HOME, `jest-${kind}.json`);
  rmSync(output, { force: true });
  const others = kind === 'spec' ? NOT_PURE.map((name) => `\\.${name}\\.ts$`) : [];
  const ignore = ['/node_modules/', '/dist/', '/apps/web/', ...others].flatMap((pattern) => ['--testPathIgnorePatterns', pattern]);
  const select = ['--testPathPatterns', `\\.${kind}\\.ts$`, ...ignore];
  const args = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', join(ROOT, 'node_modules/jest/bin/jest.js')];
  const code = await run([...args, '--passWithNoTests', '--json', `--outputFile=${output}`, ...select, ...flags, ...extra], env);
  const result = readResult(output);
  total.passed += result?.numPassedTests ?? 0;
  total.skipped += (result?.numPendingTests ?? 0) + (result?.numTodoTests ?? 0);
  const failed = (result?.numFailedTests ?? 0) + (result?.numRuntimeErrorTestSuites ?? 0);
  total.failed += failed === 0 && code !== 0 ? 1 : failed;
}

function readResult(file: string): JestResult | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as JestResult;
  } catch {
    return undefined;
  }
}

function run(args: string[], env: Record<string, string>): Promise<number> {
  const child = spawn(process.execPath, args, { cwd: ROOT, env: { ...baseEnvironment(), ...env }, stdio: ['ignore', 'ignore', 'inherit'] });
  return new Promise((resolve, reject) => child.once('error', reject).once('exit', (code) => resolve(code ?? 1)));
}
