import { ProblemError } from 'shared-contracts/platform/problem-error';
import type { SecondStepChallenge } from 'shared-contracts/schemas/second-step';

/** What the API asks for before it goes on; undefined for any other failure. */
export const challengeOf = (error: unknown): SecondStepChallenge | undefined =>
  error instanceof ProblemError && error.code === 'SECOND_STEP_REQUIRED'
    ? (error.problem.details as unknown as SecondStepChallenge) // as the API's schema has it
    : undefined;
