import type { Appointment } from 'shared-contracts/schemas/appointment';
import { proposalEnd } from '../dialogs/proposal-end.ts';

/** The times an appointment blocks: its own and a proposed one. */
const heldBy = (one: Appointment): readonly { readonly start: string; readonly end: string }[] => [
  { start: one.startsAt, end: one.endsAt },
  ...(one.proposedStartsAt === null ? [] : [{ start: one.proposedStartsAt, end: proposalEnd(one) }]),
];

/** Another appointment that blocks part of the time, if any. ISO instants, half-open. */
export const busyWith = (
  appointments: Iterable<Appointment>,
  moved: string,
  { start, end }: { readonly start: string; readonly end: string },
): Appointment | undefined =>
  [...appointments].find(
    (one) =>
      one.id !== moved &&
      (one.status === 'waiting' || one.status === 'accepted') &&
      heldBy(one).some((held) => Date.parse(held.start) < Date.parse(end) && Date.parse(start) < Date.parse(held.end)),
  );
