import type { Problem } from '../schemas/wire.ts';

/**
 * Thrown by the HTTP client for every unsuccessful response, for no response (`OFFLINE`, `UNAVAILABLE`) and for a
 * timeout.
 */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly problem: Problem;

  constructor(problem: Problem, options?: ErrorOptions) {
    super(problem.code, options);
    this.problem = problem;
  }

  get code(): Problem['code'] {
    return this.problem.code;
  }
}
