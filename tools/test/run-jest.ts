import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../stack/paths.ts';
import { runNode } from './run-node.ts';
import type { Tally } from './tally.ts';

export interface JestRun {
  /** The ending of the files: `spec`, `int-spec`, `e2e-spec`. */
  readonly kind: 'spec' | 'int-spec' | 'e2e-spec';
  readonly minutes: number;
  /** Where the result file goes. */
  readonly home: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly extra: readonly string[];
}

interface JestResult {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly numRuntimeErrorTestSuites: number;
}

/** Runs the files of one kind and adds what jest counted; a file that does not even load counts as a failure. */
export async function runJest(tally: Tally, run: JestRun): Promise<void> {
  const output = join(ROOT, run.home, `jest-${run.kind}.json`);
  rmSync(output, { force: true });
  const code = await runNode({
    args: jestArguments(run, output),
    env: run.env,
    minutes: run.minutes,
    onOutput: (chunk) => void process.stdout.write(chunk),
  });
  const result = readResult(output);
  const failed = (result?.numFailedTests ?? 0) + (result?.numRuntimeErrorTestSuites ?? 0);
  tally.add({
    passed: result?.numPassedTests ?? 0,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: (result?.numPendingTests ?? 0) + (result?.numTodoTests ?? 0),
  });
}

/**
 * What is left out stays with the projects of jest.config.ts: an option here would overrule each of them.
 *
 * Pure tests share the cores; tests on servers run one file at a time, as they measure and cut what they share.
 */
function jestArguments({ kind, extra }: JestRun, output: string): string[] {
  const options = extra.findIndex((argument) => argument.startsWith('-'));
  const paths = options < 0 ? extra : extra.slice(0, options);
  return [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    'node_modules/jest/bin/jest.js',
    '--passWithNoTests',
    '--reporters=default',
    '--json',
    `--outputFile=${output}`,
    ...(kind === 'spec' ? ['--maxWorkers=2'] : ['--runInBand', '--forceExit']),
    '--testPathPatterns',
    ...(paths.length > 0 ? paths : ['']).map((path) => `${path}.*\\.${kind}\\.tsx?$`),
    ...extra.slice(paths.length),
  ];
}

function readResult(file: string): JestResult | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as JestResult;
  } catch {
    return undefined;
  }
}
