import { importCase, type LintCase } from './lint-case.ts';

const WEB = 'apps/web/src';
const FEATURE = `${WEB}/features/offers/offer-list.tsx`;
const COMPONENT = `${WEB}/components/card.tsx`;
const LIB = `${WEB}/lib/format/money.ts`;

const WEB_IMPORTS: readonly LintCase[] = [
  importCase(
    'a feature does not import a feature',
    FEATURE,
    '../wallet/balance.tsx',
    './offer-row.tsx',
    'must not import the feature "wallet"',
  ),
  importCase(
    'a feature does not import a feature, from a folder of its own either',
    `${WEB}/features/offers/rows/offer-row.tsx`,
    '../../wallet/balance.tsx',
    '../offer-list.tsx',
    'must not import the feature "wallet"',
  ),
  importCase(
    'features meet in the app only',
    FEATURE,
    '../../app/routes.tsx',
    '../wallet/balance.tsx',
    'composes features',
    `${WEB}/app/routes/offers.tsx`,
  ),
  importCase(
    'the administrators compose features as well',
    FEATURE,
    '../../admin/main.tsx',
    '../features/accounts/sign-in.tsx',
    'composes features',
    `${WEB}/admin/main.tsx`,
  ),
  importCase(
    'components import no feature',
    COMPONENT,
    '../features/offers/offer-list.tsx',
    '../lib/format/money.ts',
    'below the features',
  ),
  importCase('components do not import the app', COMPONENT, '../app/app.tsx', './page.tsx', 'composes'),
  importCase(
    'src/lib imports no feature',
    LIB,
    '../../features/offers/offer-list.tsx',
    '../i18n/texts.ts',
    'below the features',
  ),
  importCase('src/lib does not import the app', LIB, '../../app/routes.tsx', './dates.ts', 'composes'),
  importCase(
    'the application does not import what tests use',
    FEATURE,
    '../../testing/show.tsx',
    '../../testing/show.tsx',
    'is for tests',
    `${WEB}/features/offers/offer-list.spec.tsx`,
  ),
  importCase(
    'the web application does not import the platform',
    FEATURE,
    '@cursa/platform/http',
    '@cursa/contracts/http/offers',
    'knows the contracts, the kernel and the client only',
  ),
  importCase(
    'nor does a test of it, nor the library for tests on servers',
    `${WEB}/features/offers/offer-list.spec.tsx`,
    '@cursa/testing/eventually',
    '@cursa/kernel/money',
    'knows the contracts, the kernel and the client only',
  ),
  importCase(
    'the web application imports no service',
    FEATURE,
    '@cursa/offers/config',
    '@cursa/api-client/client',
    'knows the contracts, the kernel and the client only',
  ),
  importCase(
    'the web application does not use Node; what builds it may',
    FEATURE,
    'node:path',
    'node:path',
    'runs outside Node',
    'apps/web/build/weigh-routes.ts',
  ),
  importCase(
    'the web application uses no package of servers',
    FEATURE,
    'stripe',
    '@stripe/stripe-js',
    'runs outside Node',
  ),
  importCase(
    'axios stays behind src/lib/api',
    FEATURE,
    'axios',
    'axios',
    'Only src/lib/api imports axios',
    `${WEB}/lib/api/http.ts`,
  ),
  importCase(
    'axios stays behind src/lib/api, in src/lib too',
    LIB,
    'axios',
    '../api/http.ts',
    'Only src/lib/api imports axios',
  ),
  importCase(
    'relative imports of components name their ending',
    FEATURE,
    './offer-row',
    './offer-row.tsx',
    'end in .ts',
  ),
];

const WEB_NAMES: readonly LintCase[] = [
  {
    title: 'components live in the web application',
    rule: 'cursa/file-name',
    file: 'apps/offers/src/offers/offer-row.tsx',
    illegal: 'export const x = 1;',
    legal: 'export const x = 1;',
    legalFile: FEATURE,
    message: '.tsx is for components',
  },
  {
    title: 'components are kebab-case',
    rule: 'cursa/file-name',
    file: `${WEB}/features/offers/OfferList.tsx`,
    illegal: 'export const x = 1;',
    legal: 'export const x = 1;',
    legalFile: `${WEB}/features/offers/offer-list.spec.tsx`,
    message: 'not kebab-case',
  },
  {
    title: 'kinds of files are a closed list for components too',
    rule: 'cursa/file-name',
    file: `${WEB}/features/offers/offer-list.test.tsx`,
    illegal: 'export const x = 1;',
    legal: 'export const x = 1;',
    legalFile: 'tools/e2e/web/sender.e2e-spec.ts',
    message: 'no kind of file',
  },
];

/** The rules inside the web application. */
export const WEB_CASES = [...WEB_IMPORTS, ...WEB_NAMES];
