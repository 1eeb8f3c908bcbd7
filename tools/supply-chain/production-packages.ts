import { foreignPackages, nameOf, type LockFile } from './lock-file.ts';

export interface ProductionPackage {
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  readonly licence: string | undefined;
  /** Only for some platforms: it need not be installed here. */
  readonly optional: boolean;
}

/**
 * What `npm ci --omit=dev` installs, on any platform: the lock has a line for each. A package that lies in several
 * folders is listed once per version.
 */
export function productionPackages(lock: LockFile): ProductionPackage[] {
  const all = foreignPackages(lock)
    .filter(([, { dev }]) => !dev)
    .map(([folder, { version = '', license, optional = false }]) => ({
      ...{ folder, name: nameOf(folder), version, licence: license, optional },
    }));
  const once = new Map(all.toReversed().map((entry) => [`${entry.name}@${entry.version}`, entry]));
  return [...once.values()].toSorted((a, b) => compare(a.name, b.name) || compare(a.version, b.version));
}

/** By code points, so that no machine's language changes the list. */
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
