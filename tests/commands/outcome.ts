/** What one step of the test command found. A step that ran nothing is a failure: silence proves nothing. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** What failed, in words: the name of the test and its error. The end of a long output is what one gets to see of it. */
  readonly failures?: readonly string[];
}

export const PASSED: Outcome = { passed: 1, failed: 0 };
export const FAILED: Outcome = { passed: 0, failed: 1 };

/** A run that ended badly without naming a failed test still failed; so did one without any test. */
export function judge(counted: Outcome | undefined, exitCode: number): Outcome {
  if (!counted || counted.passed + counted.failed === 0) return FAILED;
  return exitCode !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}
