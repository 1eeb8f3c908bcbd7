import { randomBytes } from 'node:crypto';
import { type MigrationClass, runMigrations } from '@cursa/platform/persistence';
import { Client } from 'pg';
import { stack } from './stack.ts';

export interface TestDatabase {
  readonly url: string;
  query<Row extends object = Record<string, unknown>>(sql: string, values?: unknown[]): Promise<Row[]>;
  /** Ends every connection to the database and removes it. */
  drop(): Promise<void>;
}

/** A database of its own for one test file, with the platform's tables and the given migrations applied. */
export async function createTestDatabase(migrations: readonly MigrationClass[] = []): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin(`create database ${name}`);
  const address = new URL(stack.databaseUrl);
  address.pathname = `/${name}`;
  const url = address.toString();
  await runMigrations({ databaseUrl: url, migrations });
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined); // a test that restarts the server breaks this connection too
  await client.connect();
  return {
    url,
    query: async <Row extends object>(sql: string, values?: unknown[]) =>
      (await client.query<Row>(sql, values)).rows,
    drop: async () => {
      await client.end();
      await asAdmin(`drop database if exists ${name} with (force)`);
    },
  };
}

async function asAdmin(sql: string): Promise<void> {
  const client = new Client({ connectionString: stack.databaseUrl });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
