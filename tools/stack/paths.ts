import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import envPaths from 'env-paths';

/** Where things lie. Downloads are shared by all clones of one user; data, logs and secrets belong to one clone. */
export interface Paths {
  readonly root: string;
  /** Downloads and builds, keyed by version; safe to delete at any time. */
  readonly cache: string;
  /** V8's compiled code of every Node process, kept by Node itself. */
  readonly compileCache: string;
  /** `.cursa` or what `--data` says. */
  readonly home: string;
  readonly data: string;
  readonly logs: string;
  readonly secrets: string;
  readonly stackFile: string;
  readonly readyFile: string;
  readonly lockFile: string;
}

export const ROOT = resolve(import.meta.dirname, '../..');
/** The user's folder for downloads and builds. */
export const CACHE = envPaths('cursa', { suffix: '' }).cache;

/** Resolves the folders for one stack and makes those it writes to. */
export function makePaths(home: string): Paths {
  const at = (name: string): string => join(resolve(ROOT, home), name);
  const paths = {
    root: ROOT,
    cache: CACHE,
    compileCache: join(CACHE, 'compiled'),
    home: at('.'),
    data: at('data'),
    logs: at('logs'),
    secrets: at('secrets.json'),
    stackFile: at('stack.json'),
    readyFile: at('ready.json'),
    lockFile: at('launcher.json'),
  };
  for (const folder of [paths.cache, paths.data, paths.logs]) mkdirSync(folder, { recursive: true });
  return paths;
}

/** A short name for a set of texts: the key of a cache entry. */
export function digest(...texts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex').slice(0, 12);
}
