import type { Appointment } from 'shared-contracts/schemas/appointment';

/** End of a proposed time: the duration is kept, unless the proposal has its own. */
export const proposalEnd = ({ startsAt, endsAt, proposedStartsAt, proposedEndsAt }: Appointment): string =>
  proposedEndsAt ??
  new Date(Date.parse(proposedStartsAt ?? startsAt) + Date.parse(endsAt) - Date.parse(startsAt)).toISOString();
