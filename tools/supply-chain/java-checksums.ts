import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import { checksumsOf, copyArguments, JAVA_CHECKSUMS } from '../stack/java-files.ts';

/** Fetches the Java parts by pom.xml as it is and writes down what came: to be looked at before it is committed. */
export async function writeJavaChecksums(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'cursa-java-'));
  try {
    const [pom, lib] = [join(folder, 'pom.xml'), join(folder, 'lib')];
    copyFileSync(join(dirname(JAVA_CHECKSUMS), 'pom.xml'), pom);
    await execa('mvn', copyArguments(pom, lib));
    const sums = checksumsOf(lib);
    writeFileSync(JAVA_CHECKSUMS, sums);
    return sums.split('\n').length - 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
