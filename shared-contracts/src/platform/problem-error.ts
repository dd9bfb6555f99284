import type { Problem } from '../schemas/wire.ts';

/** What the HTTP client throws for every answer that is not a success, for no answer (`OFFLINE`, `UNAVAILABLE`) and for a timeout. */
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
