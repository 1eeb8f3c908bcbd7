import { readdirSync, readFileSync } from 'node:fs';

/** Linux' unit in /proc. */
const TICKS_PER_SECOND = 100;

export interface Process {
  readonly command: string;
  readonly pid: number;
  readonly parent: number;
  readonly group: number;
  /** Its own and that of its ended children. */
  readonly cpuSeconds: number;
}

/** All that run; none where there is no /proc. */
export function processes(): Process[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap(readProcess);
  } catch {
    return [];
  }
}

function readProcess(pid: string): Process[] {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is a name in parentheses, which may hold spaces.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const ticks = fields.slice(11, 15).reduce((sum, each) => sum + each, 0);
    const [, parent = 0, group = 0] = fields;
    return [{ command, pid: Number(pid), parent, group, cpuSeconds: ticks / TICKS_PER_SECOND }];
  } catch {
    // It ended meanwhile.
    return [];
  }
}
