import { onPglite, onPostgres, pgliteFiles } from './api-tests.ts';
import { inChromium } from './in-chromium.ts';
import { installPrograms } from './install-programs.ts';
import { PASSED, type Outcome } from './outcome.ts';
import type { Stage } from './run-steps.ts';
import { bin, checkQuietly, counted, jestTests, NODE_TESTS, nodeTests, TWO_AT_ONCE } from './step.ts';

/** While the first steps run, those of later ones. */
const programs = async (): Promise<Outcome> => {
  await installPrograms();
  return PASSED;
};

const onNode = (files: readonly string[]) =>
  counted('node', 'node-again', nodeTests(files, ['--test-concurrency=1', '--test-timeout=300000']));

/**
 * The steps of `npm test`: quick and likely failures first. Most steps leave part of a core idle, so a second lane runs
 * beside them.
 * @param everything the whole API on both engines, every flow in both languages, every fault of every remote
 */
export const stepsOf = (everything: boolean): readonly Stage[] => [
  [
    [{ name: 'programs (PostgreSQL, Chromium)', run: programs }],
    [{ name: 'types', run: () => checkQuietly(bin('@typescript/native/bin/tsc'), '-b') }],
    [{ name: 'lint', run: () => checkQuietly(bin('oxlint/bin/oxlint')) }],
    [{ name: 'format', run: () => checkQuietly(bin('oxfmt/bin/oxfmt'), '--check') }],
    [{ name: 'unused code (knip)', run: () => checkQuietly(bin('knip/bin/knip.js')) }],
  ],
  [
    [
      {
        name: 'unit (jest)',
        run: () => jestTests(),
        repeat: jestTests,
      },
      {
        name: 'locales, build and servers (node)',
        run: () => counted('node', 'node', nodeTests(NODE_TESTS, TWO_AT_ONCE)),
        repeat: onNode,
      },
      { name: 'API on PostgreSQL', run: () => onPostgres(), repeat: onPostgres },
    ],
    [
      { name: 'build', run: () => checkQuietly('tests/commands/build.ts') },
      { name: 'API on PGlite', run: () => onPglite(pgliteFiles(everything)), repeat: onPglite },
    ],
  ],
  [
    [{ name: 'browser (Chromium)', run: () => inChromium('browser', 'tests/playwright.config.ts', { everything }) }],
    [
      {
        name: 'contracts of the remotes',
        run: () => counted('node', 'contract', nodeTests(['tests/contract/*.test.ts']), {}, 'buffered'),
        repeat: onNode,
      },
      {
        name: 'npm start',
        run: () =>
          counted('node', 'start', nodeTests(['tests/start/*.test.ts'], ['--test-timeout=300000']), {}, 'buffered'),
        repeat: onNode,
      },
      {
        name: 'hot reload (Chromium)',
        run: () => inChromium('hot-reload', 'tests/dev/playwright.config.ts', { output: 'buffered' }),
      },
    ],
  ],
  [
    [
      {
        name: 'releases and faults (Chromium)',
        run: () => inChromium('faults', 'tests/faults/playwright.config.ts', { everything }),
      },
    ],
  ],
];
