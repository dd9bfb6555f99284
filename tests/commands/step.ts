import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { FAILED, judge, PASSED, type Outcome } from './outcome.ts';
import { readCounts, type ReportKind } from './read-counts.ts';
import { runProgram } from './run-program.ts';

export interface Step {
  readonly name: string;
  readonly run: () => Promise<Outcome>;
  /** Runs these failed files once more; Playwright repeats tests itself. */
  readonly repeat?: (files: readonly string[]) => Promise<Outcome>;
}

export const root = join(import.meta.dirname, '../..');
export const reports = join(root, 'test-results/reports');
const node = process.execPath;
export const bin = (...path: string[]) => join(root, 'node_modules', ...path);

/** A step without counts is one check: it passes or fails. */
export const check = async (...args: string[]): Promise<Outcome> =>
  (await runProgram(node, args)) === 0 ? PASSED : FAILED;

/** The same beside others: prints its output at its end. */
export const checkQuietly = async (...args: string[]): Promise<Outcome> =>
  (await runProgram(node, args, {}, 'buffered')) === 0 ? PASSED : FAILED;

/** Runs tests with a report, and reads its counts. */
export async function counted(
  kind: ReportKind,
  name: string,
  args: (report: string) => string[],
  env?: Record<string, string>,
  output: 'inherited' | 'buffered' = 'inherited',
) {
  mkdirSync(reports, { recursive: true });
  const report = join(reports, `${name}.json`);
  rmSync(report, { force: true });
  // A third of the time of a test file is compiling the API's sources: processes share a compile cache.
  const fast = { FORCE_COLOR: '0', NODE_COMPILE_CACHE: join(root, '.cache/compiled') };
  const exitCode = await runProgram(node, args(report), { ...fast, ...env }, output);
  return judge(await readCounts(kind, report), exitCode);
}

/** The unit tests of these files, or all. */
export const jestTests = (files: readonly string[] = []): Promise<Outcome> =>
  counted('jest', 'jest', (report) => [bin('jest/bin/jest.js'), '--json', `--outputFile=${report}`, ...files]);

/** Unit tests that run on Node, without a database. */
export const NODE_TESTS = [
  'tests/locales/*.test.ts',
  'tests/commands/*.test.ts',
  'tests/lint/*.test.ts',
  'tests/mutations/*.test.ts',
  'webpack/**/*.test.ts',
  'shell/server/**/*.test.ts',
  'api/src/**/*.test.ts',
];
/** Node's default would leave one of two cores idle. */
export const TWO_AT_ONCE = ['--test-concurrency=2'];

/** Arguments of `node --test` for these files, with the report that {@link counted} reads. */
export const nodeTests =
  (files: readonly string[], flags: string[] = []) =>
  (report: string) => [
    '--test',
    ...flags,
    '--test-reporter=dot',
    '--test-reporter-destination=stdout',
    `--test-reporter=${join(import.meta.dirname, 'count-reporter.js')}`,
    `--test-reporter-destination=${report}`,
    ...files,
  ];
