import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What `package-lock.json` says of one installed package. */
export interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
}

export interface LockFile {
  readonly lockfileVersion: number;
  /** By folder, from the root: `node_modules/a/node_modules/b`. */
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

export function readLockFile(root: string): LockFile {
  return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as LockFile;
}

/** Packages of others, by folder: neither the root nor our own workspaces. */
export function foreignPackages({ packages }: LockFile): [string, LockedPackage][] {
  return Object.entries(packages).filter(([folder, { link }]) => folder.includes('node_modules/') && !link);
}

/** `node_modules/a/node_modules/@b/c` is `@b/c`. */
export const nameOf = (folder: string): string => folder.split('node_modules/').at(-1) ?? folder;
