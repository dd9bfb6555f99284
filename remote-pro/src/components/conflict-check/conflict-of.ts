import { closedStatuses } from 'shared-contracts/processes/appointment-life-cycle';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { conflictState, mostChecks, type ConflictState } from 'shared-contracts/schemas/appointment-party';
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

/** A request is compared in the moment in which it comes. */
const AT_ONCE = 60_000;

/** Every comparison of an appointment but those that recorded the professional's own check. The one of its beginning is no row where nobody was named and nothing found. */
export function checksOf({ id, createdAt, conflict }: Appointment, state: ConflictState | null) {
  if (conflict !== null && state?.checks === undefined) return [];
  const { checks = [], confirmations = [] } = state ?? {};
  const isFirstKept =
    checks.length === mostChecks || checks.some(({ at }) => Date.parse(at) - Date.parse(createdAt) < AT_ONCE);
  const automatic = checks.filter(({ at }) => !confirmations.some((own) => own.at === at));
  return isFirstKept ? automatic : [{ id, at: createdAt, names: [], found: 0 }, ...automatic];
}
