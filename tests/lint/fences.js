import { fileURLToPath } from 'node:url';

/**
 * The import fences of docs/architecture.md as data: what each part may import of the workspaces. Everything else is
 * refused.
 * @type {Record<string, string[]>}
 */
const MAY_IMPORT = {
  schemas: ['schemas', 'processes'],
  processes: ['schemas', 'processes'],
  contracts: ['schemas', 'processes', 'contracts'],
  // Primitives know nothing of the domain; pure functions are shared with the API, which draws monograms for mails.
  primitives: ['primitives', 'processes'],
  domain: ['domain', 'primitives', 'schemas', 'processes', 'contracts'],
  shell: ['shell', 'domain', 'primitives', 'schemas', 'processes', 'contracts'],
  'shell-server': ['shell-server', 'shell', 'schemas', 'processes', 'contracts'],
  remote: ['remote', 'page', 'feature', 'domain', 'primitives', 'schemas', 'processes', 'contracts'],
  page: ['page', 'remote', 'feature', 'domain', 'primitives', 'schemas', 'processes', 'contracts'],
  // Features never import features: shared code moves to the remote's own folders or to shared-ui.
  feature: ['remote', 'domain', 'primitives', 'schemas', 'processes', 'contracts'],
  // The floors of the API, from the ground up (decision 149); what is above a floor hooks into it (`hooks.ts`).
  'api-ground': ['api-ground', 'schemas', 'processes'],
  'api-adapter': ['api-adapter', 'api-ground'],
  'api-policy': ['api-policy', 'api-ground', 'schemas', 'processes'],
  'api-generic': ['api-generic', 'api-policy', 'api-adapter', 'api-ground', 'schemas', 'processes'],
  // Modules used by all domain modules import none of them; callers pass what they need (decision 071).
  'api-infrastructure': [
    ...['api-infrastructure', 'api-generic', 'api-policy', 'api-adapter', 'api-ground', 'schemas', 'processes'],
  ],
  'api-domain': [
    ...['api-domain', 'api-infrastructure', 'api-generic', 'api-policy', 'api-adapter', 'api-ground'],
    ...['schemas', 'processes'],
  ],
  // The roof puts the modules together, and the tests see all of it.
  api: [
    ...['api', 'api-domain', 'api-infrastructure', 'api-generic', 'api-policy', 'api-adapter', 'api-ground'],
    ...['schemas', 'processes'],
  ],
  // The build validates its output with the registry's schemas.
  webpack: ['webpack', 'contracts', 'schemas'],
  // The benchmarks run the API inside their own process.
  tests: [
    ...['tests', 'schemas', 'processes', 'contracts', 'webpack', 'remote'],
    ...['api', 'api-domain', 'api-infrastructure', 'api-generic', 'api-policy', 'api-adapter', 'api-ground'],
  ],
};

/** Modules of the API that domain modules build on. */
const INFRASTRUCTURE = [
  'audit',
  'auth',
  'events',
  'health',
  'load-reports',
  'mail',
  'mailbox',
  'metrics',
  'moderation',
  'notification-choices',
  'quotas',
  'second-step',
  'sessions',
  'sms',
  'tokens',
  'uploads',
];

const ELEMENTS = [
  { type: 'schemas', pattern: 'shared-contracts/src/schemas' },
  { type: 'processes', pattern: 'shared-contracts/src/{processes,formats}' },
  { type: 'contracts', pattern: 'shared-contracts' },
  { type: 'primitives', pattern: 'shared-ui/src/{primitives,tokens}' },
  { type: 'domain', pattern: 'shared-ui' },
  { type: 'shell-server', pattern: 'shell/server' },
  { type: 'shell', pattern: 'shell' },
  { type: 'feature', pattern: 'remote-*/src/features/*', capture: ['remote', 'feature'] },
  { type: 'page', pattern: 'remote-*/src/pages', capture: ['remote'] },
  { type: 'remote', pattern: 'remote-*', capture: ['remote'] },
  {
    type: 'api-ground',
    pattern: 'api/src/{settings,db,http,concurrency,secrets,logging,html,pdf,pictures,translations}',
  },
  { type: 'api-adapter', pattern: 'api/src/adapters/*' },
  { type: 'api-policy', pattern: 'api/src/policy' },
  { type: 'api-generic', pattern: 'api/src/{services,generic,plugins,jobs}' },
  { type: 'api-infrastructure', pattern: `api/src/modules/{${INFRASTRUCTURE.join()}}` },
  { type: 'api-domain', pattern: 'api/src/modules/*' },
  { type: 'api', pattern: 'api' },
  { type: 'webpack', pattern: 'webpack' },
  { type: 'tests', pattern: 'tests' },
];

/** Parts of one remote see each other only inside that remote. */
const OF_A_REMOTE = ['remote', 'page', 'feature'];
const sameRemote = { captured: { remote: '{{ from.element.captured.remote }}' } };

const allowed = (from, to) => {
  if (!OF_A_REMOTE.includes(from) || !OF_A_REMOTE.includes(to)) return { to: { element: { type: to } } };
  return { to: { element: { type: to, ...sameRemote } } };
};

const policies = Object.entries(MAY_IMPORT).flatMap(([from, targets]) =>
  targets.map((to) => ({ from: { element: { type: from } }, allow: allowed(from, to) })),
);

const ownFeature = {
  from: { element: { type: 'feature' } },
  allow: {
    to: {
      element: {
        type: 'feature',
        captured: {
          remote: '{{ from.element.captured.remote }}',
          feature: '{{ from.element.captured.feature }}',
        },
      },
    },
  },
};

const ROUTER = {
  group: ['react-router', 'react-router/*', '@remix-run/*'],
  message: 'Import from react-router-dom only: it is the one shared router.',
};
const QUERIES = {
  group: ['@tanstack/*', 'shared-ui/domain/queries/*'],
  message: 'Only the signed-in areas load the query client; public pages keep router loaders (decision 070).',
};
const REACT = {
  group: ['react', 'react/*', 'react-*', 'jotai', 'jotai/*'],
  message: 'Schemas, processes and formats run on the server too.',
};
const PLATFORM = {
  regex: '^\\.\\./platform/',
  allowTypeImports: true,
  message: 'Import shared-contracts/platform/…: a relative path bundles a second copy of its context into a remote.',
};
const refused = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });

const WORKSPACES = '{shared-contracts,shared-ui,shell,remote-*,api,webpack,tests}/**/*';

/** Settings of eslint-plugin-boundaries. */
export const fenceSettings = {
  'import/resolver': { [fileURLToPath(new URL('workspace-resolver.cjs', import.meta.url))]: {} },
  'boundaries/elements': ELEMENTS,
  'boundaries/include': [WORKSPACES],
};

/** The fences as lint configuration. */
export const fences = [
  {
    files: [`${WORKSPACES}.{ts,tsx,js,mjs}`],
    rules: {
      'boundaries/dependencies': [
        'error',
        { default: 'disallow', checkAllOrigins: false, policies: [...policies, ownFeature] },
      ],
      ...refused(ROUTER),
    },
  },
  {
    files: ['{shell,remote-public}/**/*.{ts,tsx}'],
    rules: refused(ROUTER, QUERIES),
  },
  {
    files: ['shared-contracts/src/**'],
    excludeFiles: ['shared-contracts/src/{platform,testing}/**', '**/*.test.{ts,tsx}'],
    rules: refused(ROUTER, QUERIES, PLATFORM),
  },
  {
    files: ['shared-contracts/src/{schemas,processes,formats}/**/*.ts'],
    excludeFiles: ['**/*.test.ts'],
    rules: refused(ROUTER, REACT, QUERIES, PLATFORM),
  },
  {
    // The façade re-exports the used names of the router's package; the server's entry needs server-only ones.
    files: ['shell/src/federation/facades/**/*.ts', 'shell/src/entry-server.tsx'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    // A test of a process may use the fakes of the contracts.
    files: ['shared-contracts/src/**/*.test.{ts,tsx}'],
    rules: { 'boundaries/dependencies': 'off' },
  },
];
