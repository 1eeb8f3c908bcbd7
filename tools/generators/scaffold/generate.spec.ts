import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
  readdirSync,
  mkdirSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { generate } from './generate.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const copied = [
  'apps/pricing',
  'libs/contracts',
  'libs/kernel',
  'libs/platform',
  'libs/api-client',
  'libs/testing',
  'tools/stack',
];
let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'cursa-generate-'));
  const sources = (path: string): boolean =>
    !/(^|\/)(dist|node_modules)(\/|$)|spec\.ts$/.test(path.slice(ROOT.length));
  for (const path of copied) cpSync(join(ROOT, path), join(copy, path), { recursive: true, filter: sources });
  for (const file of ['package.json', 'tsconfig.base.json']) cpSync(join(ROOT, file), join(copy, file));
  linkModules();
  generate(copy, ['service', 'fleet']);
  generate(copy, ['feature', 'fleet', 'repairs']);
  generate(copy, ['feature', 'pricing', 'road-tolls']);
  generate(copy, ['event', 'pricing', 'toll.changed']);
}, 60_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('generate', () => {
  it('writes code that compiles, in a new service and in one that is there', async () => {
    const config = {
      extends: './tsconfig.base.json',
      include: ['apps/*/src/**/*.ts', 'tools/stack/{apps,ports}.ts'],
    };
    writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(config));
    const args = [
      join(ROOT, 'node_modules/typescript/bin/tsc'),
      '--noEmit',
      '-p',
      join(copy, 'tsconfig.json'),
    ];
    const output = await promisify(execFile)(process.execPath, args).then(
      () => '',
      (error: unknown) => (error as { stdout: string }).stdout,
    );
    expect(output).toBe('');
  }, 180_000);

  it('would show code that does not compile', async () => {
    writeFileSync(join(copy, 'apps/fleet/src/wrong.ts'), "export const wrong: number = 'text';\n");
    const args = [
      join(ROOT, 'node_modules/typescript/bin/tsc'),
      '--noEmit',
      '-p',
      join(copy, 'tsconfig.json'),
    ];
    await expect(promisify(execFile)(process.execPath, args)).rejects.toMatchObject({
      stdout: expect.stringContaining('apps/fleet/src/wrong.ts'),
    });
  }, 180_000);

  it('leaves a test that says what to fill in', () => {
    expect(readFileSync(join(copy, 'apps/fleet/src/repairs/find-repairs.spec.ts'), 'utf8')).toContain(
      'fill in',
    );
  });

  it('gives a service a port of its own', () => {
    expect(readFileSync(join(copy, 'tools/stack/ports.ts'), 'utf8')).toMatch(/fleet: 71\d\d,/);
  });

  it('never overwrites, and writes nothing when it refuses', () => {
    const before = readFileSync(join(copy, 'libs/contracts/src/http/fleet.ts'), 'utf8');
    expect(() => generate(copy, ['feature', 'fleet', 'repairs'])).toThrow('exists already');
    expect(readFileSync(join(copy, 'libs/contracts/src/http/fleet.ts'), 'utf8')).toBe(before);
  });

  it.each([
    ['service', 'fleet-care'],
    ['event', 'pricing', 'tariff.published'],
    ['feature', 'nowhere', 'things'],
    ['page', 'x'],
  ])('refuses %s %s', (...args) => {
    expect(() => generate(copy, args)).toThrow();
  });
});

/** The copy's own packages, and the installed third-party ones. */
function linkModules(): void {
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '@cursa'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name !== '@cursa' && !name.startsWith('.'))
      symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  }
  for (const name of ['contracts', 'kernel', 'platform', 'api-client', 'testing']) {
    symlinkSync(join(copy, 'libs', name), join(modules, '@cursa', name));
  }
}
