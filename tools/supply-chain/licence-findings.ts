import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAllowed } from './licence-policy.ts';
import type { ProductionPackage } from './production-packages.ts';

/** What may not be in production, or says another licence where it is installed than in the lock. @returns sentences */
export function licenceFindings(root: string, packages: readonly ProductionPackage[]): string[] {
  return packages.flatMap(({ folder, name, version, licence, optional }) => {
    if (!isAllowed(name, licence))
      return [
        `${name} ${version} has the licence "${licence ?? 'none'}": see tools/supply-chain/licence-policy.ts`,
      ];
    const path = join(root, folder, 'package.json');
    if (!existsSync(path)) return optional ? [] : [`${name} ${version} is not installed: npm ci`];
    const installed = installedLicence(path);
    if (installed === licence) return [];
    return [
      `${name} ${version} is "${String(licence)}" in the lock and "${String(installed)}" where it is installed`,
    ];
  });
}

/** Old packages say `{ "license": { "type": "MIT" } }`. */
function installedLicence(path: string): string | undefined {
  const { license } = JSON.parse(readFileSync(path, 'utf8')) as { license?: string | { type?: string } };
  return typeof license === 'object' ? license.type : license;
}
