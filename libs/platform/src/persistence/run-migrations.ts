import { Client } from 'pg';
import { DataSource, type MigrationInterface } from 'typeorm';
import { platformMigrations } from './migrations/index.ts';

export type MigrationClass = new () => MigrationInterface;

export interface MigrationRun {
  readonly databaseUrl: string;
  /** The service's own, oldest first; each class name ends in its timestamp (TypeORM's rule). */
  readonly migrations: readonly MigrationClass[];
}

/** One number for all: two jobs that start together on one database must not both create a table. */
const migrationLock = 7_203_114;

/**
 * Brings a service's database up to date: first the platform's tables (outbox, inbox, idempotency), then the
 * service's own. Safe to run twice or by several at once.
 * @returns the names of the migrations that were applied now
 */
export async function runMigrations(run: MigrationRun): Promise<string[]> {
  const lock = new Client({ connectionString: run.databaseUrl });
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [migrationLock]);
    const platform = await apply(run.databaseUrl, platformMigrations, 'platform_migrations');
    const own = await apply(run.databaseUrl, run.migrations, 'migrations');
    return [...platform, ...own];
  } finally {
    await lock.end();
  }
}

async function apply(url: string, migrations: readonly MigrationClass[], table: string): Promise<string[]> {
  if (migrations.length === 0) return [];
  const dataSource = new DataSource({
    type: 'postgres',
    url,
    migrations: [...migrations],
    migrationsTableName: table,
    synchronize: false,
    installExtensions: false,
    poolSize: 2,
  });
  await dataSource.initialize();
  try {
    const applied = await dataSource.runMigrations({ transaction: 'each' });
    return applied.map((migration) => migration.name);
  } finally {
    await dataSource.destroy();
  }
}
