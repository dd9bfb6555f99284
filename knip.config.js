const tests = ['src/**/*.test.{ts,tsx}'];

/**
 * What fails `npm run knip`: files, exports and dependencies that nothing uses, and dependencies that are used unlisted.
 * @type {import('knip').KnipConfig}
 */
export default {
  ignoreExportsUsedInFile: true,
  // `everybody` is another name for all scopes of a policy.
  exclude: ['duplicates'],
  workspaces: {
    'shared-contracts': { entry: tests, includeEntryExports: true },
    // Fonts are named in style sheets.
    'shared-ui': { entry: tests, includeEntryExports: true, ignoreDependencies: ['@fontsource-variable/.+'] },
    shell: {
      entry: [
        'src/main.tsx',
        'src/developer/main.tsx',
        'src/entry-server.tsx',
        'src/federation/facades/*.ts',
        'server/main.ts',
        'server/**/*.test.ts',
        ...tests,
      ],
      project: ['src/**/*.{ts,tsx}', 'server/**/*.ts'],
    },
    'remote-*': { entry: ['src/remote.tsx', ...tests] },
    // Migrations are read from their folder; a font and its reader are resolved by name.
    api: {
      entry: ['src/commands/*.ts', 'src/db/migrations/*.ts', 'test/**/*.test.ts', 'src/**/*.test.ts'],
      ignoreDependencies: ['@fontsource/eb-garamond', 'opentype.js'],
    },
    // Loaders and stand-ins are named as strings in the configuration.
    webpack: {
      entry: [
        'build/build-one.ts',
        'commands/*.{ts,mjs}',
        'plugins/*.ts',
        'runtime/*.ts',
        'dev/*.cjs',
        'release/release-alone.ts',
        '**/*.test.ts',
      ],
      // Loaders are named in the configuration; `@swc/core` is what the one for scripts runs.
      ignoreDependencies: ['css-loader', 'swc-loader', '@swc/core', '@module-federation/node'],
    },
    tests: {
      entry: [
        'commands/*.{ts,js}',
        'bench/web/monolith/*.ts',
        'budgets/measure.ts',
        'network/support/forward.ts',
        '**/support/{global-setup,build-editions}.ts',
        '**/*.{test,spec}.ts',
        '**/playwright.config.ts',
      ],
      ignoreDependencies: ['autocannon'],
      // Of the system, for tests at another time and on shaped lines.
      ignoreBinaries: ['faketime', 'ip', 'openssl'],
    },
  },
};
