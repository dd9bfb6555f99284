import type { Appointment } from 'shared-contracts/schemas/appointment';

/** When a proposed time ends: the appointment lasts as long as before, unless the proposal says otherwise. */
export const proposalEnd = ({ startsAt, endsAt, proposedStartsAt, proposedEndsAt }: Appointment): string =>
  proposedEndsAt ??
  new Date(Date.parse(proposedStartsAt ?? startsAt) + Date.parse(endsAt) - Date.parse(startsAt)).toISOString();
