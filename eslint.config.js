import { fileURLToPath } from 'node:url';
import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { contentRules } from './tests/lint/content-rules.js';
import { fences } from './tests/lint/fences.js';

const TYPED = ['**/*.{ts,tsx}'];
const UI = ['{shell,shared-ui,remote-*}/src/**/*.{ts,tsx}'];
const TESTS = ['**/*.test.{ts,tsx}', 'tests/**/*.ts', '**/src/testing/**/*.{ts,tsx}'];

export default defineConfig(
  globalIgnores(['**/dist', '**/.types', '**/.cache', '**/.data', '**/test-results', '**/coverage']),
  { linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true } },
  js.configs.recommended,
  {
    files: TYPED,
    extends: [tseslint.configs.recommendedTypeChecked, tseslint.configs.stylistic],
    languageOptions: {
      // One program over all workspaces: much faster than eleven, and the same answer.
      parserOptions: { project: './tests/lint/tsconfig.json', tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/only-throw-error': [
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
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      // An annotated constant at a trust boundary (what our own server wrote into the page) is how an `any` ends.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/require-await': 'off',
      'no-undef': 'off',
    },
  },
  {
    // A namespace is one line: its name and the type of its JSON file.
    files: ['**/i18next.d.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }] },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: {
      globals: Object.fromEntries(
        [
          'process',
          'console',
          'globalThis',
          'module',
          'exports',
          'require',
          'setTimeout',
          'setInterval',
          'clearInterval',
          'setInterval',
          'clearInterval',
          'clearTimeout',
          'URL',
          'fetch',
          '__dirname',
          'performance',
          'AbortSignal',
          'Buffer',
          'window',
        ].map((name) => [name, 'readonly']),
      ),
    },
  },
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'] })],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/extensions': ['.ts', '.tsx', '.js', '.mjs'],
    },
    rules: {
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-self-import': 'error',
      'import-x/no-duplicates': 'error',
    },
  },
  {
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-console': 'error',
      'no-empty': ['error', { allowEmptyCatch: false }],
      'prefer-const': 'error',
      'no-var': 'error',
      'object-shorthand': 'error',
    },
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
  {
    files: ['shared-contracts/src/**'],
    ignores: ['shared-contracts/src/{platform,testing}/**', ...TESTS],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^\\.\\./platform/',
              allowTypeImports: true,
              message:
                'Import shared-contracts/platform/…: a relative path bundles a second copy of its context into a remote.',
            },
          ],
        },
      ],
    },
  },
  {
    files: UI,
    extends: [jsxA11y.configs.recommended, reactHooks.configs.flat.recommended],
    rules: {
      'no-restricted-syntax': ['error', ...contentRules],
      // A region that scrolls has to be reachable with the keyboard.
      'jsx-a11y-x/no-noninteractive-tabindex': ['error', { tags: [], roles: ['tabpanel', 'region', 'group'] }],
    },
  },
  {
    files: TESTS,
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      // node:test and Playwright collect the promises of `test` and `describe` themselves.
      '@typescript-eslint/no-floating-promises': [
        'error',
        {
          allowForKnownSafeCalls: [
            { from: 'package', package: 'node:test', name: ['test', 'it', 'describe', 'suite', 'before', 'after'] },
          ],
        },
      ],
      'no-restricted-syntax': 'off',
      'jsx-a11y-x/no-autofocus': 'off',
    },
  },
  fences(boundaries, fileURLToPath(new URL('tests/lint/workspace-resolver.cjs', import.meta.url))),
);
