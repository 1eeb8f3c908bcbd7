import type { LockFile } from './lock-file.ts';
import type { Manifest } from './manifest.ts';

const EXACT = /^\d+\.\d+\.\d+(-[\w.-]+)?$/;
const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'] as const;
/** Packages that only work in one version of all. */
const FAMILIES = [
  /^@mantine\//,
  /^react(-dom)?$/,
  /^(nx|@nx\/.+)$/,
  /^(jest|@jest\/globals|jest-environment-.+)$/,
];

/** What in package.json is a range, disagrees with the lock, or splits a family. @returns sentences */
export function pinFindings(manifest: Manifest, lock: LockFile): string[] {
  const direct = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };
  const ranges = Object.entries({ ...direct, ...manifest.overrides })
    .filter(([, version]) => !(typeof version === 'string' && EXACT.test(version)))
    .map(([name, version]) => `${name} is "${JSON.stringify(version)}", which is no exact version`);
  const strays = Object.entries(direct)
    .filter(([name, version]) => lock.packages[`node_modules/${name}`]?.version !== version)
    .map(
      ([name, version]) => `${name} is ${version} in package.json and another version in package-lock.json`,
    );
  return [...ranges, ...strays, ...FAMILIES.flatMap((family) => split(family, direct))];
}

/** All versions stand in the root's manifest: a workspace that names a package has a version of its own. */
export function workspaceFindings(manifests: Readonly<Record<string, Manifest>>): string[] {
  return Object.entries(manifests).flatMap(([path, manifest]) =>
    KINDS.filter((kind) => Object.keys(manifest[kind] ?? {}).length > 0).map(
      (kind) => `${path} has ${kind}: they belong into the root's package.json`,
    ),
  );
}

function split(family: RegExp, direct: Readonly<Record<string, string>>): string[] {
  const members = Object.entries(direct).filter(([name]) => family.test(name));
  if (new Set(members.map(([, version]) => version)).size <= 1) return [];
  return [`${members.map((member) => member.join(' ')).join(', ')} must be of one version`];
}
