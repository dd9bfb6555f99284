import { ProblemError } from 'shared-contracts/platform/problem-error';

/** No answer, an overload, a limit per minute (not per hour) or an ended session: the same can arrive later. */
export const isPassing = (error: unknown): boolean =>
  error instanceof ProblemError &&
  (error.problem.status === 0 ||
    error.problem.status === 401 ||
    (error.problem.status === 429 && error.code !== 'TOO_MANY_CONVERSATIONS') ||
    error.problem.status >= 500 ||
    error.code === 'IDEMPOTENCY_IN_FLIGHT');
