import { readFileSync } from 'node:fs';

const swc = JSON.parse(readFileSync(new URL('./.swcrc', import.meta.url), 'utf8')) as {
  exclude?: unknown;
  jsc: Record<string, unknown>;
};
delete swc.exclude;
// Jest resolves the sources themselves, by the names they import.
delete swc.jsc.rewriteRelativeImportExtensions;

/** One jest for the whole tree; ES modules through swc. `npm test` sets the stack up first. */
export default {
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': ['@swc/jest', { ...swc, swcrc: false }] },
  testEnvironmentOptions: { customExportConditions: ['@cursa/source', 'node', 'node-addons'] },
  transformIgnorePatterns: ['/node_modules/', '/dist/'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/apps/web/'],
  modulePathIgnorePatterns: ['/dist/'],
  // A busy machine must not decide; a test that hangs still ends.
  testTimeout: 30_000,
  setupFilesAfterEnv: ['<rootDir>/tools/test/retry-on-servers.ts'],
  testMatch: ['<rootDir>/{apps,libs,tools}/**/*.{spec,int-spec,e2e-spec}.ts'],
};
