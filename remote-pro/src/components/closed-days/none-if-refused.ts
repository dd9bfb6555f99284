import { ProblemError } from 'shared-contracts/platform/problem-error';

/** Nothing where a call that only adds to what is shown fails. */
export function noneIfRefused(error: unknown): readonly never[] {
  if (error instanceof ProblemError) return [];
  throw error;
}
