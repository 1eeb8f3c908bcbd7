import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProductionPackage } from './production-packages.ts';

const TEXT = /^(licen[cs]e|copying|notice)/i;

/**
 * The licence texts of what is installed, to be handed on with a copy of the product. A package without a text of its
 * own is named with its licence.
 */
export function licenceNotices(root: string, packages: readonly ProductionPackage[]): string {
  return packages
    .filter(({ folder }) => existsSync(join(root, folder)))
    .map(({ folder, name, version, licence }) => {
      const texts = readdirSync(join(root, folder), { withFileTypes: true })
        .filter((entry) => entry.isFile() && TEXT.test(entry.name))
        .map((entry) => readFileSync(join(root, folder, entry.name), 'utf8').trim());
      return [`${name} ${version} (${licence ?? 'none'})`, '', ...texts].join('\n');
    })
    .join(`\n\n${'-'.repeat(80)}\n\n`);
}
