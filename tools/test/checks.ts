import type { Part } from './options.ts';
import { checkNode, type NodeRun } from './run-node.ts';

interface Check {
  readonly part: Part;
  readonly title: string;
  readonly run: Omit<NodeRun, 'onOutput'>;
}

const check = (part: Part, title: string, minutes: number, ...args: string[]): Check => ({
  part,
  title,
  run: { args, minutes },
});

/** What is checked without running the product. */
export const CHECKS: readonly Check[] = [
  check('types', 'Types', 10, 'node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.json'),
  check(
    'types',
    'Types of the web application',
    10,
    'node_modules/typescript/bin/tsc',
    '--noEmit',
    '-p',
    'apps/web/tsconfig.json',
  ),
  check(
    'types',
    'Types of the dashboards page',
    5,
    'node_modules/typescript/bin/tsc',
    '--noEmit',
    '-p',
    'tools/observability/page/tsconfig.json',
  ),
  check(
    'lint',
    'Lint',
    15,
    '--max-old-space-size=4096',
    'node_modules/eslint/bin/eslint.js',
    '.',
    '--max-warnings',
    '0',
  ),
  check(
    'format',
    'Format',
    5,
    'node_modules/prettier/bin/prettier.cjs',
    '--check',
    '.',
    '--log-level',
    'warn',
  ),
];

/** @throws with the tool's findings */
export const runCheck = ({ run }: Check): Promise<void> => checkNode(run);
