import { readdirSync, readFileSync } from 'node:fs';

/** Processes whose command line holds `words` and whose environment holds `entry`, by /proc. */
export function findProcesses(words: string, entry: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter(
      (pid) =>
        read(`/proc/${pid}/cmdline`).includes(words) &&
        read(`/proc/${pid}/environ`).split('\0').includes(entry),
    )
    .map(Number);
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8').replaceAll('\0', file.endsWith('cmdline') ? ' ' : '\0');
  } catch {
    return ''; // ended meanwhile, or not ours
  }
}
