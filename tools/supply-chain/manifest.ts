import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly overrides?: Readonly<Record<string, unknown>>;
  readonly allowScripts?: Readonly<Record<string, boolean>>;
}

const read = (path: string): Manifest => JSON.parse(readFileSync(path, 'utf8')) as Manifest;

export const readManifest = (root: string): Manifest => read(join(root, 'package.json'));

/** The manifests of our own workspaces, by path. */
export function workspaceManifests(root: string): Record<string, Manifest> {
  const paths = globSync('{apps,libs}/*/package.json', { cwd: root }).toSorted();
  return Object.fromEntries(paths.map((path) => [path, read(join(root, path))]));
}
