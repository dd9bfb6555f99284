import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './ensure-chromium.ts';
import { findPostgres } from './find-postgres.ts';
import { memoryFolder } from './memory-folder.ts';
import { FAILED, judge, PASSED, type Outcome } from './outcome.ts';
import { readCounts, type ReportKind } from './read-counts.ts';
import { runProgram } from './run-program.ts';
import { temporaryPostgres } from './temporary-postgres.ts';

export interface Step {
  readonly name: string;
  readonly run: () => Promise<Outcome>;
}

const root = join(import.meta.dirname, '../..');
const reports = join(root, 'test-results/reports');
const node = process.execPath;
const bin = (...path: string[]) => join(root, 'node_modules', ...path);

/** A step without counts of its own is one check: it holds or it does not. */
const check = async (...args: string[]): Promise<Outcome> => ((await runProgram(node, args)) === 0 ? PASSED : FAILED);
/** The same beside others. Those say nothing unless they fail. */
const checkBeside = async (...args: string[]): Promise<Outcome> =>
  (await runProgram(node, args, {}, 'at its end')) === 0 ? PASSED : FAILED;

async function counted(
  kind: ReportKind,
  name: string,
  args: (report: string) => string[],
  env?: Record<string, string>,
) {
  mkdirSync(reports, { recursive: true });
  const report = join(reports, `${name}.json`);
  rmSync(report, { force: true });
  // A third of what a file of tests costs is reading the sources of the API: what one process has compiled, the next one takes.
  const fast = { FORCE_COLOR: '0', NODE_COMPILE_CACHE: join(root, '.cache/compiled') };
  const exitCode = await runProgram(node, args(report), { ...fast, ...env });
  return judge(await readCounts(kind, report), exitCode);
}

const nodeTests =
  (files: string[], flags: string[] = []) =>
  (report: string) => [
    '--test',
    ...flags,
    '--test-reporter=dot',
    '--test-reporter-destination=stdout',
    `--test-reporter=${join(import.meta.dirname, 'count-reporter.js')}`,
    `--test-reporter-destination=${report}`,
    ...files,
  ];

/** Two files at a time: Node would leave one of two processors to itself. */
const TWO_FILES = ['--test-concurrency=2'];
/** What never ends is named. */
const ENDS = '--test-timeout=600000';

/**
 * Each file has a database of its own. What needs none stands in `api/src` and runs once, with the other tests of Node; what opens the
 * embedded one whatever is set, in `api/test/embedded`, once too.
 */
const apiTests = (files: string) => nodeTests([files], [...TWO_FILES, ENDS]);

async function onPostgres(): Promise<Outcome> {
  const TMPDIR = memoryFolder();
  const server = await temporaryPostgres([], TMPDIR);
  try {
    return await counted('node', 'api-postgres', apiTests('api/test/*.test.ts'), {
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

/** Everything that `npm test` does, in order: what is quick and likely to fail comes first. A list among them runs at one time. */
export const STEPS: readonly (Step | readonly Step[])[] = [
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
  // An empty address wins over one that the developer's shell may carry.
  {
    name: 'API on PGlite',
    run: () =>
      counted('node', 'api-pglite', apiTests('api/test/**/*.test.ts'), {
        TEST_DATABASE_URL: '',
        TMPDIR: memoryFolder(),
      }),
  },
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
