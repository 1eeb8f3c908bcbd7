import { readdirSync, readFileSync } from 'node:fs';

/** Processes whose command line holds all of `words` and whose environment holds `entry`, by /proc; their guards are left out. */
export function findProcesses(words: readonly string[], entry?: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      const command = read(`/proc/${pid}/cmdline`).join(' ');
      return words.every((word) => command.includes(word)) && !command.includes('guard.sh');
    })
    .filter((pid) => entry === undefined || read(`/proc/${pid}/environ`).includes(entry))
    .map(Number);
}

function read(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\0');
  } catch {
    return []; // ended meanwhile, or not ours
  }
}
