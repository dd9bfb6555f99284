import type { Appointment } from 'shared-contracts/schemas/appointment';

/** The time of an appointment moved to another start, with the same duration. */
export const timeOf = ({ startsAt, endsAt }: Pick<Appointment, 'startsAt' | 'endsAt'>, start: string) => ({
  start,
  end: new Date(Date.parse(start) + Date.parse(endsAt) - Date.parse(startsAt)).toISOString(),
});
