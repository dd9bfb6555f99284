import { existsSync, readFileSync } from 'node:fs';
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
  failedFiles: v.array(v.string()),
});
const PlaywrightError = v.object({ message: v.optional(v.string(), ''), snippet: v.optional(v.string(), '') });
const PlaywrightAttachment = v.object({ name: v.string(), path: v.optional(v.string()) });
interface PlaywrightSuite {
  readonly suites?: PlaywrightSuite[];
  readonly specs: v.InferOutput<typeof PlaywrightSpec>[];
}
const PlaywrightSpec = v.object({
  title: v.string(),
  file: v.string(),
  line: v.number(),
  ok: v.boolean(),
  tests: v.array(
    v.object({
      status: v.picklist(['expected', 'unexpected', 'flaky', 'skipped']),
      results: v.array(v.object({ errors: v.array(PlaywrightError), attachments: v.array(PlaywrightAttachment) })),
    }),
  ),
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

/** The page at the failure, as Playwright describes it. */
const pageOf = ({ attachments }: PlaywrightSuite['specs'][number]['tests'][number]['results'][number]): string[] =>
  attachments.flatMap(({ name, path }) =>
    name === 'error-context' && path !== undefined && existsSync(path)
      ? (/# Page snapshot\s+([^]*?)(?:\n# |$)/u.exec(readFileSync(path, 'utf8')) ?? []).slice(1)
      : [],
  );

/** Running failed files again would not run a skipped test, and count it as passed. */
const repeatable = (skipped: number, failedFiles: readonly string[]) => (skipped > 0 ? {} : { failedFiles });

/** A skipped test counts as failed. */
const READERS = {
  jest: (report: unknown): Outcome => {
    const found = v.parse(JestReport, report);
    const failed = found.numFailedTests + found.numPendingTests + found.numTodoTests + found.numRuntimeErrorTestSuites;
    const files = found.testResults.filter(({ status }) => status === 'failed');
    const failures = files.map(({ name, message }) => `${name}\n${message}`);
    const skipped = found.numPendingTests + found.numTodoTests;
    return {
      passed: found.numPassedTests,
      failed,
      failures,
      ...repeatable(
        skipped,
        files.map(({ name }) => name),
      ),
    };
  },
  node: (report: unknown): Outcome => {
    const found = v.parse(NodeReport, report);
    const failed = found.failed + found.cancelled + found.skipped + found.todo;
    const skipped = found.skipped + found.todo;
    return { passed: found.passed, failed, failures: found.failures, ...repeatable(skipped, found.failedFiles) };
  },
  playwright: (report: unknown): Outcome => {
    const { stats, errors, suites } = v.parse(PlaywrightReport, report);
    const messageOf = ({ message, snippet }: v.InferOutput<typeof PlaywrightError>) => `${message}\n${snippet}`;
    const listed = (specs: PlaywrightSuite['specs']) =>
      specs.map(({ file, line, title, tests }) => {
        const results = tests.flatMap((test) => test.results);
        const own = results.flatMap((result) => result.errors).map(messageOf);
        return [`${file}:${line} ${title}`, ...own, ...results.flatMap(pageOf)].join('\n');
      });
    const specs = suites.flatMap(specsOf);
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + stats.skipped + errors.length,
      failures: [...listed(specs.filter(({ ok }) => !ok)), ...errors.map(messageOf)],
      flaky: listed(specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))),
    };
  },
};

export type ReportKind = keyof typeof READERS;

/** The counts of a report; undefined when the run died before writing one. */
export async function readCounts(kind: ReportKind, file: string): Promise<Outcome | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : READERS[kind](JSON.parse(text));
}
