import { readFileSync } from 'node:fs';

const swc = JSON.parse(readFileSync(new URL('./.swcrc', import.meta.url), 'utf8')) as {
  exclude?: unknown;
  jsc: { parser: Record<string, unknown>; transform?: Record<string, unknown> } & Record<string, unknown>;
};
delete swc.exclude;
// Jest resolves the sources themselves, by the names they import.
delete swc.jsc.rewriteRelativeImportExtensions;

const shared = {
  rootDir: import.meta.dirname,
  transformIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
};

/** What runs in Node: libraries, services, tools. */
const node = {
  ...shared,
  displayName: 'node',
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': ['@swc/jest', { ...swc, swcrc: false }] },
  testEnvironmentOptions: { customExportConditions: ['@cursa/source', 'node', 'node-addons'] },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/apps/web/src/'],
  setupFilesAfterEnv: ['<rootDir>/tools/test/retry-on-servers.ts'],
  testMatch: ['<rootDir>/{apps,libs,tools}/**/*.{spec,int-spec,e2e-spec}.ts'],
};

/** What runs in a browser, drawn by jsdom; whole journeys in a real one are in tools/e2e/web. */
const web = {
  ...shared,
  displayName: 'web',
  testEnvironment: 'jsdom',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        ...swc,
        swcrc: false,
        jsc: {
          ...swc.jsc,
          parser: { ...swc.jsc.parser, tsx: true, decorators: false },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  testEnvironmentOptions: { customExportConditions: ['@cursa/source', 'browser', 'import', 'default'] },
  moduleNameMapper: {
    '\\.module\\.css$': 'identity-obj-proxy',
    '\\.(css|svg|png|woff2)$': '<rootDir>/apps/web/src/testing/no-file.ts',
    '^@tabler/icons-react$': '<rootDir>/node_modules/@tabler/icons-react/dist/cjs/tabler-icons-react.cjs',
  },
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  setupFiles: ['<rootDir>/apps/web/src/testing/globals.ts'],
  setupFilesAfterEnv: ['<rootDir>/apps/web/src/testing/setup.ts'],
  testMatch: ['<rootDir>/apps/web/src/**/*.spec.{ts,tsx}'],
};

/** One jest for the whole tree; ES modules through swc. `npm test` sets the stack up first. */
export default {
  rootDir: import.meta.dirname,
  projects: [node, web],
  // A busy machine must not decide; a test that hangs still ends.
  testTimeout: 30_000,
};
