import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Beside pom.xml: `<sha-256>  <file>`, as `sha256sum` writes and checks it. */
export const JAVA_CHECKSUMS = join(import.meta.dirname, 'java', 'checksums.sha256');

const COPY = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies';

/** Maven's arguments that copy everything a pom needs into a folder. */
export const copyArguments = (pom: string, lib: string): string[] => [
  ...['-B', '-f', pom, COPY, '-DincludeScope=runtime', `-DoutputDirectory=${lib}`],
];

/** The checksums of a folder's files, in the form of `sha256sum`. */
export function checksumsOf(folder: string): string {
  return readdirSync(folder)
    .toSorted()
    .map((name) => {
      const sum = createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex');
      return `${sum}  ${name}\n`;
    })
    .join('');
}

/**
 * Compares what Maven has fetched with the checksums of the repository: whoever serves the files, they are those that
 * were tried.
 * @throws naming what differs
 */
export function requireChecksums(folder: string, expected = readFileSync(JAVA_CHECKSUMS, 'utf8')): void {
  const lines = (text: string): Set<string> => new Set(text.split('\n').filter(Boolean));
  const [found, wanted] = [lines(checksumsOf(folder)), lines(expected)];
  const differing = [
    ...[...found].filter((line) => !wanted.has(line)).map((line) => `came: ${line}`),
    ...[...wanted].filter((line) => !found.has(line)).map((line) => `expected: ${line}`),
  ];
  if (differing.length === 0) return;
  throw new Error(
    `The Maven registry served other files than tools/stack/java/checksums.sha256 names (after a change of pom.xml, see docs/supply-chain.md):\n  ${differing.slice(0, 10).join('\n  ')}`,
  );
}
