/**
 * Brings the database of one service up to date and ends. usage: node migrate.js <service>; DATABASE_URL names it.
 * Waits for a database that is not there yet (WAIT_SECONDS, default 120): in a fresh installation both start together.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { existsSync } from 'node:fs';
import { runMigrations } from '@cursa/platform/persistence';

const [service = ''] = process.argv.slice(2);
const databaseUrl = process.env.DATABASE_URL;
const list = join(import.meta.dirname, 'apps', service, 'dist/migrations/index.js');
if (!/^[a-z]+$/.test(service) || !existsSync(list)) end(64, `"${service}" is no service with a database.`);
if (!databaseUrl) end(78, 'DATABASE_URL is not set.');

const { migrations } = await import(pathToFileURL(list).href);
const until = Date.now() + Number(process.env.WAIT_SECONDS ?? 120) * 1000;
/** Connection refused, name not known yet, server starting, database not made yet. */
const NOT_YET = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'ECONNRESET',
  '57P03',
  '3D000',
  '28P01',
  '28000',
]);

for (;;) {
  try {
    const applied = await runMigrations({ databaseUrl, migrations });
    end(0, `${service}: ${applied.length} migrations applied`);
  } catch (error) {
    const code = error.code ?? error.cause?.code ?? error.errors?.[0]?.code;
    if (!NOT_YET.has(code) || Date.now() > until)
      end(1, `The migrations of ${service} failed: ${error.stack}`);
    process.stdout.write(`${service}: the database does not answer yet (${code})\n`);
    await sleep(2000);
  }
}

function end(code, text) {
  (code === 0 ? process.stdout : process.stderr).write(`${text}\n`);
  process.exit(code);
}
