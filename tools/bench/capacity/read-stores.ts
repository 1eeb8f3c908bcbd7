import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import { DATABASES } from '../../stack/apps.ts';
import type { StackFile } from '../../e2e/stack-file.ts';
import { storeCpu } from './store-cpu.ts';

export type Counters = Readonly<Record<string, number>>;

/** Tables read their numbers late: a session reports at its next transaction, or within seconds when it is idle. */
export async function readStores(stack: StackFile): Promise<Readonly<Record<string, Counters>>> {
  const databases: Record<string, Counters> = {};
  for (const name of DATABASES) databases[`postgres ${name}`] = await database(stack, name);
  const data = join(dirname(stack.path), 'data');
  const cpu = storeCpu(data);
  return {
    ...databases,
    postgres: { ...(await instance(stack.env.DATABASE_URL ?? '')), ...cpu.postgres },
    redis: { commands: await redisCommands(stack.env.REDIS_URL ?? ''), ...cpu.redis },
    kafka: { bytes: bytesOf(join(data, 'kafka/log'), /^cursa\..*\.log$/), ...cpu.kafka },
    s3: { bytes: bytesOf(join(data, 's3'), /./), ...cpu.s3 },
    mongo: { ...cpu.mongo },
  };
}

async function database(stack: StackFile, name: string): Promise<Counters> {
  return first(
    stack.apps[name]?.DATABASE_URL ?? '',
    `select (select sum(n_tup_ins) from pg_stat_user_tables)::float8 as inserted,
            (select sum(n_tup_upd) from pg_stat_user_tables)::float8 as updated,
            (select sum(n_tup_del) from pg_stat_user_tables)::float8 as deleted,
            (select xact_commit from pg_stat_database where datname = current_database())::float8 as commits,
            pg_database_size(current_database())::float8 as bytes`,
  );
}

async function instance(url: string): Promise<Counters> {
  return first(url, `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as wal`);
}

async function first(connectionString: string, sql: string): Promise<Counters> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, number>>(sql);
    return rows[0] ?? {};
  } finally {
    await client.end();
  }
}

async function redisCommands(url: string): Promise<number> {
  const redis = new Redis(url);
  try {
    return Number(/total_commands_processed:(\d+)/.exec(await redis.info('stats'))?.[1]);
  } finally {
    redis.disconnect();
  }
}

/** @returns the bytes of files below a folder whose path matches; 0 where the store is not the embedded one */
function bytesOf(folder: string, files: RegExp): number {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => files.test(path.slice(folder.length + 1)))
      .reduce((sum, path) => sum + statSync(path).size, 0);
  } catch {
    return 0;
  }
}
