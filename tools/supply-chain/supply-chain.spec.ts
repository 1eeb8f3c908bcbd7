import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from '../stack/paths.ts';
import { imageFindings, namedImages } from './image-findings.ts';
import { licenceFindings } from './licence-findings.ts';
import { isAllowed } from './licence-policy.ts';
import { LICENCES_PAGE, licencesPage } from './licences-page.ts';
import { lockFindings } from './lock-findings.ts';
import { readLockFile, type LockedPackage, type LockFile } from './lock-file.ts';
import { readManifest, workspaceManifests } from './manifest.ts';
import { pinFindings, workspaceFindings } from './pin-findings.ts';
import { productionPackages } from './production-packages.ts';

const manifest = readManifest(ROOT);
const lock = readLockFile(ROOT);
const packages = productionPackages(lock);
const HASH = `sha512-${'a'.repeat(86)}==`;

/** A lock of one package. */
const lockOf = (entry: LockedPackage): LockFile => ({
  lockfileVersion: 3,
  packages: { 'node_modules/a': entry },
});

describe('versions', () => {
  it('are exact, those of the lock, and one per family', () => {
    expect(pinFindings(manifest, lock)).toEqual([]);
  });

  it('stand in the root alone', () => {
    expect(workspaceFindings(workspaceManifests(ROOT))).toEqual([]);
    expect(workspaceFindings({ 'apps/a/package.json': { dependencies: { b: '1.0.0' } } })).toHaveLength(1);
  });

  it.each(['^1.0.0', '~1.0.0', '1', '*', 'latest', 'git+https://example.com/a.git', 'npm:b@1.0.0'])(
    'control: "%s" is found',
    (version) => {
      const found = pinFindings({ dependencies: { a: version } }, lockOf({ version }));
      expect(found).toEqual([expect.stringContaining('no exact version')]);
    },
  );

  it('control: a stray lock, a range among overrides and a split family are found', () => {
    expect(pinFindings({ dependencies: { a: '1.0.0' } }, lockOf({ version: '1.0.1' }))).toHaveLength(1);
    expect(pinFindings({ overrides: { a: '^1.0.0' } }, lockOf({}))).toHaveLength(1);
    const split = { react: '19.0.0', 'react-dom': '19.0.1' };
    const both = {
      'node_modules/react': { version: '19.0.0' },
      'node_modules/react-dom': { version: '19.0.1' },
    };
    expect(pinFindings({ dependencies: split }, { lockfileVersion: 3, packages: both })).toHaveLength(1);
  });
});

describe('package-lock.json', () => {
  it('has a SHA-512 for every package, no unusual source, and no script that nobody decided on', () => {
    expect(lockFindings(lock, manifest.allowScripts ?? {})).toEqual([]);
  });

  it('control: a missing or weak hash, another host and a new script are found', () => {
    expect(lockFindings(lockOf({}), {})).toHaveLength(1);
    expect(lockFindings(lockOf({ integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }), {})).toHaveLength(1);
    for (const resolved of [
      'https://registry.example/a.tgz',
      'git+ssh://git@example.com/a.git#1',
      'file:a.tgz',
    ])
      expect(lockFindings(lockOf({ integrity: HASH, resolved }), {})).toHaveLength(1);
    expect(lockFindings(lockOf({ integrity: HASH, hasInstallScript: true }), {})).toHaveLength(1);
    const fine = {
      integrity: HASH,
      resolved: 'https://registry.npmjs.org/a/-/a-1.0.0.tgz',
      hasInstallScript: true,
    };
    expect(lockFindings(lockOf(fine), { a: false })).toEqual([]);
  });
});

describe('images of others', () => {
  it('have a tag that does not move at will', () => {
    const images = namedImages(ROOT);
    expect(images.length).toBeGreaterThan(15);
    expect(imageFindings(images)).toEqual([]);
  });

  it('control: no tag, a moving one and half a digest are found', () => {
    const found = ['redis', 'host:5000/redis', 'redis:latest', 'redis:8.4.0@sha256:12'];
    expect(imageFindings(found.map((image) => ({ file: 'a', image })))).toHaveLength(4);
    const whole = { file: 'a', image: `redis:8.4.0@sha256:${'a'.repeat(64)}` };
    expect(imageFindings([whole])).toEqual([]);
  });
});

describe('licences', () => {
  it('of all packages in production may be used, and are what the packages say', () => {
    expect(packages.length).toBeGreaterThan(300);
    expect(licenceFindings(ROOT, packages)).toEqual([]);
  });

  it('are listed: npm run supply-chain', async () => {
    expect(readFileSync(join(ROOT, LICENCES_PAGE), 'utf8')).toBe(await licencesPage(packages));
  });

  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-only)', true],
    ['GPL-3.0-only OR MIT AND ISC', true],
    ['MIT AND GPL-3.0-only', false],
    ['(MIT OR ISC) AND GPL-3.0-only', false],
    ['AGPL-3.0-only', false],
    ['SEE LICENSE IN LICENSE.md', false],
    ['UNLICENSED', false],
    ['LGPL-3.0-or-later', false],
    [undefined, false],
  ])('"%s" of any package: %s', (expression, allowed) => {
    expect(isAllowed('any', expression)).toBe(allowed);
  });

  it('LGPL is for the binaries of sharp alone', () => {
    expect(isAllowed('@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later')).toBe(true);
  });
});
