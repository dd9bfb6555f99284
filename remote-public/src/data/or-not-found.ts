import { ProblemError } from 'shared-contracts/platform/problem-error';

/** What was asked for. @throws Response 404 when there is none: the shell shows its page for what does not exist. */
export async function orNotFound<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ProblemError && error.problem.status === 404)
      throw new Response(null, { status: 404, statusText: 'Not Found' });
    throw error;
  }
}
