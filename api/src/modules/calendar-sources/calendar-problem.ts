import { CalendarFailure } from '../../adapters/calendars/calendar-reader.ts';
import type { CalendarProblem } from 'shared-contracts/schemas/calendar-source';
import { invalidAt } from '../../http/problem.ts';
import type { Problem } from '../../http/problem.ts';

/** 422 at a field of the body; `details.failure` says which words belong there. */
export const calendarProblem = (pointer: string, failure: CalendarProblem): Problem =>
  invalidAt(failure === 'password_wrong' ? '/password' : pointer, 'INVALID', { failure });

/** Runs `work`, whose failures are the caller's input. @throws Problem 422 at `pointer`, a wrong password at its own field. */
export async function atField<T>(pointer: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof CalendarFailure ? calendarProblem(pointer, error.kind) : error;
  }
}
