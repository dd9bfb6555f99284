/** Result of one step of the test command. A step that ran nothing has failed. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** Names of the failed tests with their errors. */
  readonly failures?: readonly string[];
  /** Names of the tests that failed and passed when repeated, with their first errors. They count as passed. */
  readonly flaky?: readonly string[];
  /** Files of the failed tests, where the runner does not repeat them itself. */
  readonly failedFiles?: readonly string[];
}

export const PASSED: Outcome = { passed: 1, failed: 0 };
export const FAILED: Outcome = { passed: 0, failed: 1 };

/** A run that failed without reporting a failed test still failed; so did one without any test. */
export function judge(counted: Outcome | undefined, exitCode: number): Outcome {
  if (!counted || counted.passed + counted.failed === 0) return FAILED;
  return exitCode !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

/** More flaky tests than this in one run are no noise. */
const MOST_FLAKY = 5;

/** The outcome of a step whose failed files ran again: all passed the second time, or it stays as it was. */
export const repeated = (first: Outcome, second: Outcome): Outcome =>
  second.failed > 0 ? first : { passed: first.passed + first.failed, failed: 0, flaky: first.failures ?? [] };

/** Whether too many tests passed only when repeated, where all tests ran that many times. */
export const isTooFlaky = (outcomes: readonly Outcome[], runs = 1): boolean =>
  outcomes.reduce((sum, { flaky = [] }) => sum + flaky.length, 0) > MOST_FLAKY * runs;
