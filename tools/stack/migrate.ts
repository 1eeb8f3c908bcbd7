import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './paths.ts';

interface Job {
  readonly app: string;
  readonly databaseUrl: string;
}

/** Runs the migrations of the services named in MIGRATIONS: a process of its own, ended when all are done. */
const jobs = JSON.parse(process.env.MIGRATIONS ?? '[]') as Job[];
const platform: string = '@cursa/platform/persistence';
const { runMigrations } = (await import(platform)) as {
  runMigrations: (job: { databaseUrl: string; migrations: unknown[] }) => Promise<string[]>;
};

/** Each has its own database, so none waits for another. */
await Promise.all(jobs.map(migrate));

async function migrate({ app, databaseUrl }: Job): Promise<void> {
  const { migrations } = (await import(
    pathToFileURL(join(ROOT, 'apps', app, 'dist/migrations/index.js')).href
  )) as { migrations: unknown[] };
  try {
    const applied = await runMigrations({ databaseUrl, migrations });
    process.stdout.write(`${app}: ${applied.length} migrations applied\n`);
  } catch (error) {
    throw new Error(`The migrations of ${app} failed`, { cause: error });
  }
}
