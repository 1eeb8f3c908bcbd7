import { foreignPackages, nameOf, type LockFile } from './lock-file.ts';

/** The one host that a lock may name; none at all is better, as then everybody's own registry serves. */
const PUBLIC_REGISTRY = 'https://registry.npmjs.org/';

/**
 * What in package-lock.json cannot be checked after the download, comes from an unusual place, or would run a script
 * of its own that nobody has decided on.
 * @returns sentences
 */
export function lockFindings(lock: LockFile, allowScripts: Readonly<Record<string, boolean>>): string[] {
  const version =
    lock.lockfileVersion === 3 ? [] : [`the lock file's version is ${lock.lockfileVersion}, not 3`];
  const packages = foreignPackages(lock).flatMap(
    ([folder, { integrity, resolved, optional, hasInstallScript }]) => {
      const found: string[] = [];
      if (!/^sha512-[\w+/]{86}==$/.test(integrity ?? '')) found.push(`${folder} has no SHA-512`);
      if (resolved !== undefined && !resolved.startsWith(PUBLIC_REGISTRY))
        found.push(`${folder} comes from ${resolved}`);
      // What serves one platform alone is decided on where it is of use.
      if (hasInstallScript && !optional && !(nameOf(folder) in allowScripts))
        found.push(`${folder} runs a script when it is installed: say in allowScripts whether it may`);
      return found;
    },
  );
  return [...version, ...packages];
}
