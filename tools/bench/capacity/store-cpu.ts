import { join } from 'node:path';
import { processes } from '../processes.ts';

/** What tells a store's process: a path below the stack's data folder in its command line. */
const STORES = {
  postgres: 'postgres',
  kafka: 'kafka',
  mongo: 'mongo',
  s3: 's3proxy',
  redis: 'redis',
} as const;

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
