import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { cursa } from './tools/architecture/lint/plugin.ts';

const SPECS = ['**/*.{spec,int-spec,e2e-spec}.{ts,tsx}', '**/testing/**', 'libs/testing/**'];
const GENERATED = ['**/*.data.ts', '**/catalogues/{cars,motorcycles,furniture}.ts', '**/profanity-*.ts'];
const DECLARATIONS = ['libs/contracts/src/{http,events}/**', 'libs/contracts/src/legacy/**'];
const MAY_READ_ENVIRONMENT = [
  'libs/platform/src/config/**', // the one place where services read it
  'libs/platform/src/telemetry/{register,start-telemetry}.ts', // runs by --import, before any configuration is parsed
  'libs/testing/**',
  'tools/**',
  ...SPECS,
];

const size = (lines, functionLines) => ({
  'max-lines': ['error', { max: lines, skipBlankLines: true, skipComments: true }],
  'max-lines-per-function': [
    'error',
    { max: functionLines, skipBlankLines: true, skipComments: true, IIFEs: true },
  ],
});

export default defineConfig(
  {
    ignores: [
      '**/dist',
      '**/node_modules',
      '.cursa',
      '.nx',
      'coverage',
      '**/*.generated.*',
      'deploy',
      'helm',
      'docker',
      'tools/architecture/fixtures', // illegal on purpose: tools/architecture/lint-rules.spec.ts reads them
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // Nest modules are classes with decorators only; action classes may have one static method.
      '@typescript-eslint/no-extraneous-class': 'off',
      // Numbers in texts are plain; `undefined` in a text stays an error.
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      // An optional call in a list, `part?.stop()`, is a promise or nothing; both may be waited for.
      '@typescript-eslint/await-thenable': ['error', { allowMixedPromiseArrays: true }],
      '@typescript-eslint/no-confusing-void-expression': 'off', // `() => call()` for a callback without a result
      '@typescript-eslint/require-await': 'off', // ports are asynchronous, also where an implementation is not
      '@typescript-eslint/no-unnecessary-condition': 'off', // wire data and indexed access are checked though the type says no need
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      '@typescript-eslint/no-unnecessary-type-arguments': 'off',
      '@typescript-eslint/no-unnecessary-type-assertion': 'off', // a matter of taste, and in the way of rows read by SQL
      '@typescript-eslint/unified-signatures': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/no-meaningless-void-operator': 'off', // `(): void => void call()` says that a result is dropped
      // Entities are rows without methods: a literal or a spread of one is as good as an instance.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-misused-spread': 'off',
      '@typescript-eslint/only-throw-error': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    plugins: { 'import-x': importX, cursa },
    settings: {
      'import-x/extensions': ['.ts', '.tsx'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/external-module-folders': ['node_modules'],
      'import-x/resolver-next': [
        createNodeResolver({
          extensions: ['.ts', '.tsx', '.js', '.json'],
          conditionNames: ['@cursa/source', 'node', 'import', 'default'],
        }),
      ],
    },
    rules: {
      ...size(300, 60),
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Read the environment through a schema: @cursa/platform/config.',
        },
      ],
      'import-x/no-default-export': 'error',
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-self-import': 'error',
      'import-x/no-duplicates': ['error', { 'prefer-inline': true }],
      'cursa/imports': 'error',
      'cursa/file-name': 'error',
    },
  },
  {
    files: ['apps/web/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      'jsx-a11y/aria-role': ['error', { ignoreNonDOM: true }], // `role` of RequireRole is a person's
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      // A screen is one function with its markup.
      ...size(300, 90),
      // Handlers given to components may be asynchronous: React ignores what they return.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  },
  { files: MAY_READ_ENVIRONMENT, rules: { 'no-restricted-properties': 'off' } },
  { files: ['tools/**', '*.{js,ts}'], rules: { 'no-console': 'off' } },
  // The sandbox keeps Stripe's ids where Stripe's types also allow the whole object.
  { files: ['tools/stripe-sandbox/**'], rules: { '@typescript-eslint/no-base-to-string': 'off' } },
  { files: ['*.config.{js,ts}', '**/*.config.{js,ts,mjs}'], rules: { 'import-x/no-default-export': 'off' } },
  {
    files: [...GENERATED, ...DECLARATIONS, '**/migrations/*.ts'],
    rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' },
  },
  {
    files: SPECS,
    rules: {
      'max-lines': 'off',
      'max-lines-per-function': 'off',
      // Tests look into answers of any shape and hand methods to `expect`.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-explicit-any': 'off',
      '@typescript-eslint/no-base-to-string': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
);
