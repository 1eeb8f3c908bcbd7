import { closeSync, existsSync, fstatSync, openSync, readSync, renameSync, rmSync, statSync } from 'node:fs';

const ROTATE_AT = 20 * 1024 * 1024;
const TAIL_BYTES = 8 * 1024;

/** Keeps one older log, so that a long-lived clone does not fill the disk. */
export function rotate(log: string): void {
  if (!existsSync(log) || statSync(log).size < ROTATE_AT) return;
  rmSync(`${log}.1`, { force: true });
  renameSync(log, `${log}.1`);
}

/** The end of a log, indented for showing below a message. */
export function lastLines(log: string, count = 15): string {
  if (!existsSync(log)) return '  (no log)';
  const file = openSync(log, 'r');
  try {
    const { size } = fstatSync(file);
    const buffer = Buffer.alloc(Math.min(size, TAIL_BYTES));
    readSync(file, buffer, 0, buffer.length, size - buffer.length);
    const lines = buffer.toString('utf8').trimEnd().split('\n').slice(-count);
    return lines.map((line) => `  ${line.slice(0, 300)}`).join('\n');
  } finally {
    closeSync(file);
  }
}
