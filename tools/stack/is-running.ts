import { readFileSync } from 'node:fs';

/** State letter of /proc/<pid>/stat; the command before it is in parentheses and may hold any character. */
const STATE = /\) (\w) /;

/**
 * Whether a process still runs. One that has ended but was not collected by its parent (a zombie, usual in containers
 * whose first process collects nobody) answers to signals and yet runs no more.
 */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  try {
    const state = STATE.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1];
    return state !== 'Z' && state !== 'X';
  } catch {
    return true;
  }
}
