import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { checksumsOf, requireChecksums } from './java-files.ts';

describe('what Maven has fetched', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'cursa-java-files-'));
    for (const name of ['a.jar', 'b.jar']) writeFileSync(join(folder, name), name);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('passes when every file is the one that was written down', () => {
    expect(() => requireChecksums(folder, checksumsOf(folder))).not.toThrow();
  });

  it.each([
    ['another content', 'a.jar', /came: [0-9a-f]{64} {2}a\.jar\n {2}expected: [0-9a-f]{64} {2}a\.jar/],
    ['a file more', 'c.jar', /came: [0-9a-f]{64} {2}c\.jar/],
  ])('is refused for %s', (_what, name, says) => {
    const expected = checksumsOf(folder);
    writeFileSync(join(folder, name), 'other');
    expect(() => requireChecksums(folder, expected)).toThrow(says);
  });

  it('is refused for a file less', () => {
    const expected = checksumsOf(folder);
    rmSync(join(folder, 'b.jar'));
    expect(() => requireChecksums(folder, expected)).toThrow(/expected: [0-9a-f]{64} {2}b\.jar/);
  });
});
