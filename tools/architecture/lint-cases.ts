import { importCase, type LintCase } from './lint-case.ts';
import { WEB_CASES } from './web-lint-cases.ts';

const lines = (count: number): string =>
  Array.from({ length: count }, (_, index) => `export const line${index} = ${index};`).join('\n');
const longFunction = (count: number): string =>
  `export function long(): number {\nlet n = 0;\n${'n += 1;\n'.repeat(count)}return n;\n}`;
const OFFERS = 'apps/offers/src/offers/send-offer.ts';
const CONTRACTS = 'libs/contracts/src/http/offers.ts';
const PLATFORM = 'libs/platform/src/http/problem.ts';
const KERNEL = 'libs/kernel/src/money.ts';
const CLIENT = 'libs/api-client/src/client.ts';

const IMPORTS: readonly LintCase[] = [
  importCase(
    'a service does not import a service',
    OFFERS,
    '@cursa/booking/config',
    '@cursa/contracts/http/booking',
    'services meet by HTTP calls and events',
  ),
  importCase(
    'a service does not reach a service by path',
    OFFERS,
    '../../../booking/src/config.ts',
    '../config.ts',
    'leaves its package',
  ),
  importCase(
    'a library does not import a service',
    PLATFORM,
    '@cursa/offers/config',
    '@cursa/contracts/problem',
    'type:platform must not import type:app',
  ),
  importCase(
    'product code does not import the test library',
    OFFERS,
    '@cursa/testing/eventually',
    '@cursa/testing/eventually',
    'must not import type:testing',
    'apps/offers/src/offers/send-offer.int-spec.ts',
  ),
  importCase(
    'contracts import the kernel only',
    CONTRACTS,
    '@cursa/platform/http',
    '@cursa/kernel/money',
    'type:contracts must not import type:platform',
  ),
  importCase('contracts use zod only', CONTRACTS, 'rxjs', 'zod', 'may use zod'),
  importCase(
    'the kernel imports nothing of ours',
    KERNEL,
    '@cursa/contracts/problem',
    './ids.ts',
    'type:kernel must not import type:contracts',
  ),
  importCase('the kernel uses no third-party package', KERNEL, 'uuid', './ids.ts', 'no third-party package'),
  importCase(
    'the client does not import the platform',
    CLIENT,
    '@cursa/platform/http',
    '@cursa/contracts/problem',
    'type:client must not import type:platform',
  ),
  importCase(
    'what runs in a browser does not use Node',
    CLIENT,
    'node:fs',
    '@cursa/contracts/problem',
    'runs outside Node',
  ),
  importCase('what runs in a browser does not use TypeORM', CONTRACTS, 'typeorm', 'zod', 'runs outside Node'),
  importCase(
    'kafkajs stays behind its port',
    OFFERS,
    'kafkajs',
    'kafkajs',
    'stays behind the port',
    'libs/platform/src/events/kafkajs-event-bus.ts',
  ),
  importCase(
    'kafkajs stays behind its port, inside the platform too',
    'libs/platform/src/events/outbox-relay.ts',
    'kafkajs',
    '@cursa/contracts/problem',
    'stays behind the port',
  ),
  importCase('relative imports end in .ts', OFFERS, './offer.entity', './offer.entity.ts', 'end in .ts'),
  importCase(
    'relative imports do not end in .js',
    OFFERS,
    './offer.entity.js',
    './offer.entity.ts',
    'end in .ts',
  ),
  importCase(
    'a package does not import itself by name',
    KERNEL,
    '@cursa/kernel/ids',
    './ids.ts',
    'by relative path',
  ),
];

const STYLE: readonly LintCase[] = [
  {
    title: 'no cycles',
    rule: 'import-x/no-cycle',
    file: 'tools/architecture/fixtures/cycle-a.ts',
    illegal: "import { b } from './cycle-b.ts';\nexport const a = (): number => b() + 1;",
    legal: 'export const a = (): number => 1;',
  },
  {
    title: 'named exports only',
    rule: 'import-x/no-default-export',
    file: OFFERS,
    illegal: 'export default 1;',
    legal: 'export const x = 1;',
  },
  {
    title: 'default exports are for configuration files',
    rule: 'import-x/no-default-export',
    file: OFFERS,
    illegal: 'export default {};',
    legal: 'export default {};',
    legalFile: 'jest.config.ts',
  },
  {
    title: 'no console in services',
    rule: 'no-console',
    file: OFFERS,
    illegal: "console.log('x');",
    legal: 'export const x = 1;',
  },
  {
    title: 'the environment is read in one place',
    rule: 'no-restricted-properties',
    file: OFFERS,
    illegal: 'export const x = process.env.PORT;',
    legal: 'export const x = process.env.PORT;',
    legalFile: 'libs/platform/src/config/read-config.ts',
  },
  {
    title: 'no any',
    rule: '@typescript-eslint/no-explicit-any',
    file: OFFERS,
    illegal: 'export const x = (y: any): void => void y;',
    legal: 'export const x = (y: unknown): void => void y;',
  },
  {
    title: 'files stop at 300 lines',
    rule: 'max-lines',
    file: OFFERS,
    illegal: lines(301),
    legal: lines(300),
  },
  {
    title: 'functions stop at 60 lines',
    rule: 'max-lines-per-function',
    file: OFFERS,
    illegal: longFunction(60),
    legal: longFunction(50),
  },
  {
    title: 'file names are kebab-case',
    rule: 'cursa/file-name',
    file: 'apps/offers/src/offers/SendOffer.ts',
    illegal: 'export const x = 1;',
    legal: 'export const x = 1;',
    legalFile: OFFERS,
  },
  {
    title: 'file kinds are a closed list',
    rule: 'cursa/file-name',
    file: 'apps/offers/src/offers/offer.helper.ts',
    illegal: 'export const x = 1;',
    legal: 'export const x = 1;',
    legalFile: 'apps/offers/src/offers/offer.entity.ts',
    message: 'no kind of file',
  },
  {
    title: 'disable comments that silence nothing',
    rule: '',
    file: OFFERS,
    illegal: '// eslint-disable-next-line no-console\nexport const x = 1;',
    legal: 'export const x = 1;',
    message: 'Unused eslint-disable',
  },
];

/** Rules that need types: the code stands in files that exist, so that TypeScript knows them. */
const TYPED: readonly LintCase[] = [
  {
    title: 'no promise is left alone',
    rule: '@typescript-eslint/no-floating-promises',
    file: OFFERS,
    illegal: 'Promise.resolve(1);',
    legal: 'await Promise.resolve(1);\nexport {};',
  },
];

export const LINT_CASES = { untyped: [...IMPORTS, ...STYLE, ...WEB_CASES], typed: TYPED };
