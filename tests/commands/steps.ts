import { join } from 'node:path';
import { pgliteFiles, postgresBatches } from './api-tests.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { findPostgres } from './find-postgres.ts';
import { memoryFolder } from './memory-folder.ts';
import { PASSED, type Outcome } from './outcome.ts';
import { bin, check, checkBeside, counted, nodeTests, reports, type Step } from './step.ts';
import { temporaryPostgres } from './temporary-postgres.ts';

/** Two files at a time: Node would leave one of two processors to itself. */
const TWO_FILES = ['--test-concurrency=2'];
/** What never ends is named. */
const ENDS = '--test-timeout=600000';

/** Each file has a database of its own. What needs none stands in `api/src` and runs with the other tests of Node. */
const apiTests = (files: string[]) => nodeTests(files, [...TWO_FILES, ENDS]);

// An empty address wins over one that the developer's shell may carry.
const onPglite = (files: string[]) =>
  counted('node', 'api-pglite', apiTests(files), { TEST_DATABASE_URL: '', TMPDIR: memoryFolder() });

async function onPostgres(): Promise<Outcome> {
  const TMPDIR = memoryFolder();
  const server = await temporaryPostgres([], TMPDIR);
  try {
    return await counted('node', 'api-postgres', apiTests(postgresBatches()), {
      TEST_DATABASE_URL: server.url,
      TMPDIR,
    });
  } finally {
    await server.stop();
  }
}

/** What later steps need is fetched while the first ones compute. One after the other: the system's packages have one lock. */
async function fetchPrograms(): Promise<Outcome> {
  await findPostgres();
  await ensureChromium();
  return PASSED;
}

/** The tests of one Playwright configuration; `name` is that of the report. */
const inChromium = (name: string, config: string) => async (): Promise<Outcome> => {
  const chromium = await ensureChromium();
  return counted('playwright', name, () => [bin('@playwright/test/cli.js'), 'test', '--config', config], {
    CHROMIUM_PATH: chromium,
    TMPDIR: memoryFolder(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, `${name}.json`),
  });
};

/**
 * Everything that `npm test` does, in order: what is quick and likely to fail comes first. A list among them runs at one time.
 * @param everything all of the API on both engines
 */
export const stepsOf = (everything: boolean): readonly (Step | readonly Step[])[] => [
  [
    { name: 'programs (PostgreSQL, Chromium)', run: fetchPrograms },
    { name: 'types', run: () => checkBeside(bin('@typescript/native/bin/tsc'), '-b') },
    { name: 'lint', run: () => checkBeside(bin('oxlint/bin/oxlint')) },
    { name: 'format', run: () => checkBeside(bin('oxfmt/bin/oxfmt'), '--check') },
    { name: 'unused code (knip)', run: () => checkBeside(bin('knip/bin/knip.js')) },
  ],
  {
    name: 'unit (jest)',
    run: () => counted('jest', 'jest', (report) => [bin('jest/bin/jest.js'), '--json', `--outputFile=${report}`]),
  },
  {
    name: 'locales, build and servers (node)',
    run: () =>
      counted(
        'node',
        'node',
        nodeTests(
          [
            'tests/locales/*.test.ts',
            'tests/commands/*.test.ts',
            'tests/lint/*.test.ts',
            'webpack/**/*.test.ts',
            'shell/server/**/*.test.ts',
            'api/src/**/*.test.ts',
          ],
          TWO_FILES,
        ),
      ),
  },
  { name: 'API on PGlite', run: () => onPglite(pgliteFiles(everything)) },
  { name: 'API on PostgreSQL', run: onPostgres },
  { name: 'build', run: () => check('tests/commands/build.ts') },
  { name: 'contracts of the remotes', run: () => counted('node', 'contract', nodeTests(['tests/contract/*.test.ts'])) },
  {
    name: 'npm start',
    run: () => counted('node', 'start', nodeTests(['tests/start/*.test.ts'], ['--test-timeout=300000'])),
  },
  { name: 'browser (Chromium)', run: inChromium('browser', 'tests/playwright.config.ts') },
  { name: 'releases and faults (Chromium)', run: inChromium('faults', 'tests/faults/playwright.config.ts') },
  { name: 'hot reload (Chromium)', run: inChromium('hot-reload', 'tests/dev/playwright.config.ts') },
];
