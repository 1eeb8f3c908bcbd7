import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../../..');

/** A workspace package and what its Nx tags say about it. */
export interface Package {
  readonly name: string;
  /** From the root, with slashes: `apps/offers`. */
  readonly folder: string;
  /** `app`, `kernel`, `contracts`, `client`, `platform` or `testing`. */
  readonly type: string;
  /** `node`, `browser` or `any`. */
  readonly env: string;
}

interface Manifest {
  readonly name: string;
  readonly nx?: { readonly tags?: readonly string[] };
}

/** Every package of the workspace. @throws when one lacks the tags that the import rules are made from. */
export function readPackages(root = ROOT): Package[] {
  return globSync('{apps,libs}/*/package.json', { cwd: root }).map((file) => {
    const { name, nx } = JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest;
    const tag = (key: string): string => {
      const found = nx?.tags?.find((text) => text.startsWith(`${key}:`));
      if (!found) throw new Error(`${file} has no tag "${key}:..." under nx.tags; the import rules need it`);
      return found.slice(key.length + 1);
    };
    return { name, folder: dirname(file).split(sep).join('/'), type: tag('type'), env: tag('env') };
  });
}

/** A file's place in the repository, with slashes. */
export function placeOf(file: string, root = ROOT): string {
  return relative(root, file).split(sep).join('/');
}
