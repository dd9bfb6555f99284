import { ProblemError } from 'shared-contracts/platform/problem-error';

/** Undefined when the value is missing. */
export async function orUndefined<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ProblemError && error.problem.status === 404) return undefined;
    throw error;
  }
}

/** @throws Response 404 when the value is missing; the shell shows its not-found page */
export async function orNotFound<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ProblemError && error.problem.status === 404)
      throw new Response(null, { status: 404, statusText: 'Not Found' });
    throw error;
  }
}
