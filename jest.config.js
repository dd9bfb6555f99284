import { randomInt } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { testNow } from './tests/jest/test-now.ts';

// One time zone and one instant for all tests, wherever and whenever they run. The zone is that of most clients, and not
// UTC: a time in UTC that is shown as it is shall be found.
process.env.TZ = 'Africa/Douala';

const { TEST_SEED = '1' } = process.env;
/** Seed of what tests draw at random: the same in every `npm test`, another in each `npm run endurance` (`random`). */
const testSeed = TEST_SEED === 'random' ? randomInt(2 ** 31) : Number(TEST_SEED);

/** Workspaces with an exposed module. */
const remotes = readdirSync(import.meta.dirname).filter((folder) =>
  existsSync(`${import.meta.dirname}/${folder}/src/remote.tsx`),
);

/** Unit tests of everything that runs in a browser. What runs on Node (api, shell/server, webpack) uses `node --test`. */
export default {
  roots: ['shared-contracts', 'shared-ui', 'shell', ...remotes].map((workspace) => `<rootDir>/${workspace}/src`),
  globals: { testSeed },
  testMatch: ['**/*.test.{ts,tsx}'],
  testEnvironment: '<rootDir>/tests/jest/browser-environment.js',
  setupFiles: ['<rootDir>/tests/jest/set-clock.ts'],
  // Where fake timers begin, unless a test says another instant.
  fakeTimers: { now: testNow },
  setupFilesAfterEnv: ['<rootDir>/tests/jest/setup.ts', '<rootDir>/tests/jest/spare-work.ts'],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/tests/jest/class-names.cjs',
    '\\.(css|svg|woff2)$': '<rootDir>/tests/jest/no-file.cjs',
    '^markdown-to-jsx/entities$': '<rootDir>/webpack/runtime/decode-entity.ts',
  },
  transform: {
    '\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        swcrc: false,
        jsc: {
          target: 'es2024',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        // Two of three files need no axe, which is large.
        module: { type: 'commonjs', lazy: ['jest-axe'] },
      },
    ],
  },
  // Packages that ship ES modules only are compiled, everything else in node_modules is taken as it is.
  transformIgnorePatterns: [
    '/node_modules/(?!(eventsource-parser|ky|qr|jotai|valibot|preact|i18next|react-i18next|lucide-react|@fullcalendar|@hookform|@internationalized|@react-aria|@react-stately|react-aria|react-aria-components|react-stately|@adobe|isbot)/)',
  ],
  // Only so that a test that hangs ends: rendering a whole page takes long where other programs keep all cores busy.
  testTimeout: 240_000,
  maxWorkers: 2,
};
