import pg from 'pg';
import { DATABASES } from './apps.ts';

const EXTENSIONS = ['cube', 'earthdistance', 'pg_trgm', 'unaccent', 'btree_gist'];

/** A database and an owner for each service that keeps one, and the extensions only a superuser may create. */
export async function createDatabases(admin: string, password: string): Promise<void> {
  await withClient(admin, async (client) => {
    for (const name of DATABASES) await createDatabase(client, name, password);
  });
  await Promise.all(
    DATABASES.map((name) => {
      const url = new URL(admin);
      url.pathname = `/${name}`;
      return withClient(url.href, async (client) => {
        for (const extension of EXTENSIONS) await client.query(`create extension if not exists ${extension}`);
        await client.query(`grant all on schema public to ${client.escapeIdentifier(name)}`);
      });
    }),
  );
}

async function createDatabase(client: pg.Client, name: string, password: string): Promise<void> {
  const owner = client.escapeIdentifier(name);
  const roles = await client.query('select 1 from pg_roles where rolname = $1', [name]);
  const verb = roles.rowCount ? 'alter' : 'create';
  await client.query(`${verb} role ${owner} login password ${client.escapeLiteral(password)}`);
  const databases = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (!databases.rowCount) await client.query(`create database ${owner} owner ${owner}`);
}

async function withClient(
  connectionString: string,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
