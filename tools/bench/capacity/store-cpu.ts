import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What tells a store's process: a path below the stack's data folder in its command line. */
const STORES = {
  postgres: 'postgres',
  kafka: 'kafka',
  mongo: 'mongo',
  s3: 's3proxy',
  redis: 'redis',
} as const;
/** Linux' unit in /proc. */
const TICKS_PER_SECOND = 100;

interface Process {
  readonly command: string;
  readonly pid: number;
  readonly parent: number;
  /** Its own and that of its ended children. */
  readonly cpuSeconds: number;
}

/** CPU seconds of each embedded store with its children; nothing where there is no /proc. */
export function storeCpu(data: string): Record<string, { cpuSeconds: number }> {
  const all = processes();
  return Object.fromEntries(
    Object.entries(STORES).flatMap(([store, folder]) => {
      const own = all.filter(({ command }) => command.includes(join(data, folder)));
      const family = all.filter(({ pid, parent }) =>
        own.some((one) => one.pid === pid || one.pid === parent),
      );
      const cpuSeconds = family.reduce((sum, one) => sum + one.cpuSeconds, 0);
      return family.length > 0 ? [[store, { cpuSeconds }]] : [];
    }),
  );
}

function processes(): Process[] {
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
    return [{ command, pid: Number(pid), parent: fields[1] ?? 0, cpuSeconds: ticks / TICKS_PER_SECOND }];
  } catch {
    // It ended meanwhile.
    return [];
  }
}
