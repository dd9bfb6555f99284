import { closedStatuses } from 'shared-contracts/processes/appointment-life-cycle';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { conflictState, type ConflictState } from 'shared-contracts/schemas/conflict-check';
import { safeParse } from 'valibot';

/** Its check for a conflict of interest; null where nobody was named and nothing found. */
export function conflictOf({ conflict }: Appointment): ConflictState | null {
  const read = safeParse(conflictState, conflict);
  return read.success ? read.output : null;
}

export type ClosedStatus = (typeof closedStatuses)[number];

/** How an appointment ended that will not take place: nothing is checked any more. */
export const closedAs = ({ status }: Appointment): ClosedStatus | undefined =>
  closedStatuses.find((closed) => closed === status);

/** Whether a request was compared by the name of its client alone, and nothing found. */
export const isClear = ({ conflict, status, openedBy }: Appointment): boolean =>
  conflict === null && status === 'waiting' && openedBy === 'client';
