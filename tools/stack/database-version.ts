import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { DATABASES } from './apps.ts';
import { digest, ROOT } from './paths.ts';

const PARTS = [
  'apps/*/dist/migrations/*.js',
  'libs/platform/dist/persistence/migrations/*.js',
  'tools/stack/databases.ts',
];

/** Names what the databases are made of: the built migrations, how databases are created and the owners' password. */
export function databaseVersion(password: string): string {
  const files = globSync(PARTS, { cwd: ROOT }).sort();
  return `cursa ${digest(password, ...files.flatMap((file) => [file, readFileSync(join(ROOT, file))]))}`;
}

/** True when every database is there and was brought to this version. The mark is inside Postgres, so it ends with the data. */
export async function isAtVersion(admin: string, version: string): Promise<boolean> {
  return withClient(admin, async (client) => {
    const sql = `select count(*)::int as n from pg_database where datname = any($1) and shobj_description(oid, 'pg_database') = $2`;
    const { rows } = await client.query<{ n: number }>(sql, [DATABASES, version]);
    return rows[0]?.n === DATABASES.length;
  });
}

/** Called when all migrations are done. */
export async function markVersion(admin: string, version: string): Promise<void> {
  await withClient(admin, async (client) => {
    for (const name of DATABASES)
      await client.query(
        `comment on database ${client.escapeIdentifier(name)} is ${client.escapeLiteral(version)}`,
      );
  });
}

async function withClient<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
