import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isRunning } from './is-running.ts';

/** Says that this process runs the installation. @throws when another live one does. */
export function claim(file: string): void {
  const holder = readHolder(file);
  if (holder !== undefined && holder !== process.pid && isAlive(holder)) {
    throw new Error(
      `Cursa already runs from this folder (process ${holder}). Stop it with:\n  kill ${holder}`,
    );
  }
  writeFileSync(file, JSON.stringify({ pid: process.pid }));
}

export function release(file: string): void {
  if (readHolder(file) === process.pid) rmSync(file, { force: true });
}

function readHolder(file: string): number | undefined {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { pid: number }).pid;
  } catch {
    return undefined;
  }
}

/** A process id may be taken again after a crash; only one that runs this launcher counts. */
function isAlive(pid: number): boolean {
  if (!isRunning(pid)) return false;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('tools');
  } catch {
    return true;
  }
}
