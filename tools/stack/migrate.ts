import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './paths.ts';

interface Job {
  readonly app: string;
  readonly databaseUrl: string;
}

/** Runs the migrations of the built services named in MIGRATIONS: a process of its own, ended when all are done. */
const jobs = JSON.parse(process.env.MIGRATIONS ?? '[]') as Job[];
const platform: string = '@cursa/platform/persistence';
const { runMigrations } = (await import(platform)) as { runMigrations: (job: { databaseUrl: string; migrations: unknown[] }) => Promise<void> };

for (const { app, databaseUrl } of jobs) {
  const index = join(ROOT, 'apps', app, 'dist/migrations/index.js');
  if (!existsSync(index)) continue;
  const { migrations } = (await import(pathToFileURL(index).href)) as { migrations: unknown[] };
  process.stdout.write(`${app}: ${migrations.length} migrations\n`);
  try {
    await runMigrations({ databaseUrl, migrations });
  } catch (error) {
    throw new Error(`The migrations of ${app} failed`, { cause: error });
  }
}
