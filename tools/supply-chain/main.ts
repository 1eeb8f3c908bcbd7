import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { licenceNotices } from './licence-notices.ts';
import { writeJavaChecksums } from './java-checksums.ts';
import { LICENCES_PAGE, licencesPage } from './licences-page.ts';
import { readLockFile } from './lock-file.ts';
import { productionPackages } from './production-packages.ts';

/**
 * `npm run supply-chain` writes docs/licences.md; with `notices`, it prints the texts of the licences; with
 * `java`, it fetches what pom.xml names and writes its checksums.
 */
const root = resolve(import.meta.dirname, '../..');
const packages = productionPackages(readLockFile(root));
const [what = 'list'] = process.argv.slice(2);
if (what === 'list') {
  writeFileSync(join(root, LICENCES_PAGE), await licencesPage(packages));
  process.stdout.write(`${LICENCES_PAGE}: ${packages.length} packages\n`);
} else if (what === 'notices') {
  process.stdout.write(`${licenceNotices(root, packages)}\n`);
} else if (what === 'java') {
  process.stdout.write(`${await writeJavaChecksums()} files\n`);
} else {
  process.stderr.write('Say nothing for the list of licences, "notices" for their texts, or "java".\n');
  process.exitCode = 2;
}
