import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { isRunning } from './is-running.ts';
import { until } from './wait.ts';

/** A shell that ends at once when asked to, and one that takes a moment; the child of either hears nothing of it. */
const PROMPT = 'sleep 60 & echo $$ $!; wait';
const SLOW = `trap "sleep 0.05; exit" TERM; ${PROMPT}`;

/** A starter that guards a shell with a child of its own, prints both ids, and is then killed without warning. */
const starterOf = (shell: string): string => `
  const { guard } = await import(${JSON.stringify(join(import.meta.dirname, 'guard.ts'))});
  const { baseEnvironment } = await import(${JSON.stringify(join(import.meta.dirname, 'environment.ts'))});
  const args = ['-c', ${JSON.stringify(shell)}];
  const started = guard({ command: 'sh', args, env: baseEnvironment(), stopSeconds: 1 }, 'pipe');
  started.child.stdout.pipe(process.stdout);
`;

describe('guard', () => {
  let starter: ReturnType<typeof execFile> | undefined;
  afterEach(() => void starter?.kill('SIGKILL'));

  async function startGuarded(shell: string): Promise<number[]> {
    starter = execFile(process.execPath, ['--input-type=module', '-e', starterOf(shell)]);
    return new Promise((resolve) =>
      starter?.stdout?.once('data', (line: string) => resolve(line.trim().split(' ').map(Number))),
    );
  }

  it.each([
    ['at once', PROMPT],
    ['in a moment', SLOW],
  ])('leaves nothing when its starter is killed and the command ends %s', async (_when, shell) => {
    const pids = await startGuarded(shell);
    starter?.kill('SIGKILL');
    await until(async () => expect(pids.filter(isRunning)).toEqual([]), 5);
  });

  it('keeps the command running while its starter lives (control)', async () => {
    const pids = await startGuarded(PROMPT);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(pids.filter(isRunning)).toEqual(pids);
  });
});
