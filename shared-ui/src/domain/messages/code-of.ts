import { ProblemError } from 'shared-contracts/platform/problem-error';

/** The most specific code of a failure: the one of the field, if any. */
export const codeOf = (error: unknown): string =>
  error instanceof ProblemError ? (error.problem.errors[0]?.code ?? error.code) : 'INTERNAL';
