import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { isRunning } from './is-running.ts';
import { until } from './wait.ts';

/** A starter that guards a shell with a child of its own, prints both ids, and is then killed without warning. */
const STARTER = `
  const { guard } = await import(${JSON.stringify(join(import.meta.dirname, 'guard.ts'))});
  const started = guard({ command: 'sh', args: ['-c', 'sleep 60 & echo $$ $!; wait'], env: process.env, stopSeconds: 1 }, 'pipe');
  started.child.stdout.pipe(process.stdout);
`;

describe('guard', () => {
  let starter: ReturnType<typeof execFile> | undefined;
  afterEach(() => void starter?.kill('SIGKILL'));

  async function startGuarded(): Promise<number[]> {
    starter = execFile(process.execPath, ['--input-type=module', '-e', STARTER]);
    return new Promise((resolve) =>
      starter?.stdout?.once('data', (line: string) => resolve(line.trim().split(' ').map(Number))),
    );
  }

  it('leaves nothing when its starter is killed', async () => {
    const pids = await startGuarded();
    starter?.kill('SIGKILL');
    await until(async () => expect(pids.filter(isRunning)).toEqual([]), 5);
  });

  it('keeps the command running while its starter lives (control)', async () => {
    const pids = await startGuarded();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(pids.filter(isRunning)).toEqual(pids);
  });
});
