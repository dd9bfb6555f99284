import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import type { Outcome } from './outcome.ts';

const JestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.number(),
  numRuntimeErrorTestSuites: v.number(),
});
const NodeReport = v.object({
  passed: v.number(),
  failed: v.number(),
  cancelled: v.number(),
  skipped: v.number(),
  todo: v.number(),
});
const PlaywrightReport = v.object({
  errors: v.array(v.unknown()),
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
});

/** A skipped test counts as a failed one: whoever skips it would like it to be forgotten. */
const READERS = {
  jest: (report: unknown): Outcome => {
    const found = v.parse(JestReport, report);
    const failed = found.numFailedTests + found.numPendingTests + found.numTodoTests + found.numRuntimeErrorTestSuites;
    return { passed: found.numPassedTests, failed };
  },
  node: (report: unknown): Outcome => {
    const found = v.parse(NodeReport, report);
    return { passed: found.passed, failed: found.failed + found.cancelled + found.skipped + found.todo };
  },
  playwright: (report: unknown): Outcome => {
    const { stats, errors } = v.parse(PlaywrightReport, report);
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length };
  },
};

export type ReportKind = keyof typeof READERS;

/** The counts of a machine-readable report, or nothing when the run died before it could write one. */
export async function readCounts(kind: ReportKind, file: string): Promise<Outcome | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : READERS[kind](JSON.parse(text));
}
