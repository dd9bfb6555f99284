import { ProblemError } from 'shared-contracts/platform/problem-error';

/** The error of a call without a response; its status is 0. */
export function networkError(cause: unknown): ProblemError {
  const isOffline = typeof navigator !== 'undefined' && navigator.onLine === false;
  return new ProblemError({ status: 0, code: isOffline ? 'OFFLINE' : 'UNAVAILABLE', errors: [] }, { cause });
}
