import { spawn, type ChildProcess } from 'node:child_process';
import { openSync, closeSync } from 'node:fs';
import { join } from 'node:path';

export interface ProcessSpec {
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly cwd?: string;
  readonly uid?: number;
  readonly gid?: number;
  /** The polite signal; Postgres ends at once on INT and waits for its clients on TERM. */
  readonly stopSignal?: 'TERM' | 'INT';
  /** Seconds between the polite signal and KILL. */
  readonly stopSeconds?: number;
}

const GUARD = join(import.meta.dirname, '../launch/guard.sh');

export interface Guarded {
  readonly child: ChildProcess;
  /** Resolves with the exit code once the command has ended; 128 + n after signal n. */
  readonly ended: Promise<number>;
  stop(): Promise<void>;
}

/** Runs a command that cannot outlive this process. `output` is a log file, or 'pipe' to read it here. */
export function guard(spec: ProcessSpec, output: string): Guarded {
  const out = output === 'pipe' ? 'pipe' : openSync(output, 'a');
  const child = spawn('sh', [GUARD, spec.command, ...spec.args], {
    cwd: spec.cwd,
    uid: spec.uid,
    gid: spec.gid,
    detached: true,
    stdio: ['ignore', out, out, 'pipe'],
    env: {
      ...spec.env,
      GUARD_SIGNAL: spec.stopSignal ?? 'TERM',
      GUARD_TENTHS: String((spec.stopSeconds ?? 10) * 10),
    },
  });
  if (typeof out === 'number') closeSync(out);
  const pipe = child.stdio[3];
  pipe?.on('error', () => undefined);
  const ended = new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      sweep(child.pid);
      resolve(signal ? 137 : (code ?? 1));
    });
  });
  ended.catch(() => undefined);
  const stop = async (): Promise<void> => {
    pipe?.destroy();
    await ended.catch(() => undefined);
  };
  return { child, ended, stop };
}

/** Ends what the command left in its process group. */
function sweep(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // Nothing was left.
  }
}
