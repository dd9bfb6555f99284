import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import type { Outcome } from './outcome.ts';

const JestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.number(),
  numRuntimeErrorTestSuites: v.number(),
  testResults: v.array(v.object({ name: v.string(), status: v.string(), message: v.string() })),
});
const NodeReport = v.object({
  passed: v.number(),
  failed: v.number(),
  cancelled: v.number(),
  skipped: v.number(),
  todo: v.number(),
  failures: v.array(v.string()),
});
const PlaywrightError = v.object({ message: v.optional(v.string(), ''), snippet: v.optional(v.string(), '') });
interface PlaywrightSuite {
  readonly suites?: PlaywrightSuite[];
  readonly specs: v.InferOutput<typeof PlaywrightSpec>[];
}
const PlaywrightSpec = v.object({
  title: v.string(),
  file: v.string(),
  line: v.number(),
  ok: v.boolean(),
  tests: v.array(v.object({ results: v.array(v.object({ errors: v.array(PlaywrightError) })) })),
});
const PlaywrightSuite: v.GenericSchema<unknown, PlaywrightSuite> = v.object({
  suites: v.optional(v.array(v.lazy(() => PlaywrightSuite))),
  specs: v.array(PlaywrightSpec),
});
const PlaywrightReport = v.object({
  errors: v.array(PlaywrightError),
  suites: v.array(PlaywrightSuite),
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
});

const specsOf = ({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** A skipped test counts as failed. */
const READERS = {
  jest: (report: unknown): Outcome => {
    const found = v.parse(JestReport, report);
    const failed = found.numFailedTests + found.numPendingTests + found.numTodoTests + found.numRuntimeErrorTestSuites;
    const failures = found.testResults
      .filter(({ status }) => status === 'failed')
      .map(({ name, message }) => `${name}\n${message}`);
    return { passed: found.numPassedTests, failed, failures };
  },
  node: (report: unknown): Outcome => {
    const found = v.parse(NodeReport, report);
    const failed = found.failed + found.cancelled + found.skipped + found.todo;
    return { passed: found.passed, failed, failures: found.failures };
  },
  playwright: (report: unknown): Outcome => {
    const { stats, errors, suites } = v.parse(PlaywrightReport, report);
    const messageOf = ({ message, snippet }: v.InferOutput<typeof PlaywrightError>) => `${message}\n${snippet}`;
    const failures = suites
      .flatMap(specsOf)
      .filter(({ ok }) => !ok)
      .map(({ file, line, title, tests }) => {
        const own = tests.flatMap(({ results }) => results).flatMap((result) => result.errors);
        return [`${file}:${line} ${title}`, ...own.map(messageOf)].join('\n');
      });
    return {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
      failures: [...failures, ...errors.map(messageOf)],
    };
  },
};

export type ReportKind = keyof typeof READERS;

/** The counts of a report; undefined when the run died before writing one. */
export async function readCounts(kind: ReportKind, file: string): Promise<Outcome | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : READERS[kind](JSON.parse(text));
}
