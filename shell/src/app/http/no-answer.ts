import { ProblemError } from 'shared-contracts/platform/problem-error';

/** The error of a call that got no answer. Status 0: there was none. */
export function noAnswer(cause: unknown): ProblemError {
  const isOffline = typeof navigator !== 'undefined' && navigator.onLine === false;
  return new ProblemError({ status: 0, code: isOffline ? 'OFFLINE' : 'UNAVAILABLE', errors: [] }, { cause });
}
