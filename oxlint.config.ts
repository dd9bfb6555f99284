import { defineConfig } from 'oxlint';
import { contentRules, environmentRules } from './tests/lint/content-rules.js';
import { fences, fenceSettings } from './tests/lint/fences.js';

const UI = ['{shell,shared-ui,remote-*}/src/**/*.{ts,tsx}'];
const TESTS = ['**/*.test.{ts,tsx}', 'tests/**/*.ts', '**/src/testing/**/*.{ts,tsx}'];

/** Rules beyond oxlint's category "correctness", all of which are errors (decision 076). */
export default defineConfig({
  plugins: ['eslint', 'typescript', 'oxc', 'import', 'react', 'jsx-a11y'],
  jsPlugins: [
    // ESLint's own `no-restricted-syntax`, which oxlint lacks.
    { name: 'eslint-js', specifier: 'oxlint-plugin-eslint' },
    { name: 'boundaries', specifier: 'eslint-plugin-boundaries' },
  ],
  categories: { correctness: 'error' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error', denyWarnings: true },
  ignorePatterns: ['**/dist', '**/.types', '**/.cache', '**/.data', '**/test-results', '**/coverage'],
  settings: fenceSettings,
  rules: {
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-array-constructor': 'error',
    'no-case-declarations': 'error',
    'no-console': 'error',
    'no-empty': ['error', { allowEmptyCatch: false }],
    'no-eval': 'error',
    'no-fallthrough': 'error',
    'no-implied-eval': 'error',
    'no-prototype-builtins': 'error',
    'no-regex-spaces': 'error',
    'no-unexpected-multiline': 'error',
    'no-unused-expressions': 'error',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    'no-useless-assignment': 'error',
    'no-var': 'error',
    'object-shorthand': 'error',
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    'preserve-caught-error': 'error',
    // Types too: a circle of types makes its files one.
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-duplicates': 'error',
    'import/no-self-import': 'error',
    'typescript/adjacent-overload-signatures': 'error',
    'typescript/array-type': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/class-literal-property-style': 'error',
    'typescript/consistent-generic-constructors': 'error',
    'typescript/consistent-indexed-object-style': 'error',
    'typescript/consistent-type-assertions': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-confusing-non-null-assertion': 'error',
    'typescript/no-empty-object-type': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-inferrable-types': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/no-namespace': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-unnecessary-type-assertion': 'error',
    'typescript/no-unnecessary-type-constraint': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-enum-comparison': 'error',
    'typescript/no-unsafe-function-type': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    'typescript/only-throw-error': [
      'error',
      // A route throws the redirect or the answer that the router understands.
      {
        allow: [
          { from: 'lib', name: 'Response' },
          { from: 'package', name: 'Response', package: 'undici-types' },
          { from: 'package', name: 'DataWithResponseInit', package: 'react-router' },
        ],
      },
    ],
    'typescript/prefer-for-of': 'error',
    'typescript/prefer-function-type': 'error',
    'typescript/prefer-promise-reject-errors': 'error',
    'typescript/restrict-plus-operands': 'error',
    'typescript/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    'typescript/no-meaningless-void-operator': 'off',
    // Text is taken apart by code points on purpose.
    'typescript/no-misused-spread': 'off',
    'typescript/require-array-sort-compare': 'off',
    'typescript/unbound-method': 'off',
  },
  overrides: [
    {
      // A namespace is one line: its name and the type of its JSON file.
      files: ['**/i18next.d.ts'],
      rules: { 'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }] },
    },
    {
      files: [
        'webpack/**',
        'tests/**',
        'api/src/{main,db}/**',
        'api/src/*.ts',
        'shell/server/**',
        'shell/src/app/telemetry/**',
      ],
      rules: { 'no-console': 'off' },
    },
    { files: ['**/*.cjs'], rules: { 'typescript/no-require-imports': 'off' } },
    {
      files: ['**/*.{js,mjs,cjs}'],
      rules: {
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
      },
    },
    {
      files: UI,
      rules: {
        'eslint-js/no-restricted-syntax': ['error', ...contentRules, ...environmentRules],
        'react/rules-of-hooks': 'error',
        'react/unsupported-syntax': 'error',
        // A calendar that opens in a dialog takes the focus; elements of the document never do by themselves.
        'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
        // A region that scrolls has to be reachable with the keyboard.
        'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['tabpanel', 'region', 'group'] }],
        // The primitives draw with roles what no tag draws.
        'jsx-a11y/prefer-tag-over-role': 'off',
        'jsx-a11y/control-has-associated-label': 'off',
      },
    },
    {
      files: ['shared-ui/src/primitives/date-field/device-english.ts'],
      rules: { 'eslint-js/no-restricted-syntax': ['error', ...contentRules] },
    },
    {
      files: ['shared-contracts/src/{platform,remote,schemas}/**/*.{ts,tsx}'],
      rules: { 'eslint-js/no-restricted-syntax': ['error', ...environmentRules] },
    },
    {
      files: TESTS,
      rules: {
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-return': 'off',
        'typescript/no-non-null-assertion': 'off',
        // node:test and Playwright collect the promises of `test` and `describe` themselves.
        'typescript/no-floating-promises': [
          'error',
          {
            allowForKnownSafeCalls: [
              { from: 'package', package: 'node:test', name: ['test', 'it', 'describe', 'suite', 'before', 'after'] },
            ],
          },
        ],
        'eslint-js/no-restricted-syntax': 'off',
        'jsx-a11y/no-autofocus': 'off',
      },
    },
    ...fences,
  ],
});
