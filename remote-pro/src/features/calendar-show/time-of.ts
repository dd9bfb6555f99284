import type { Appointment } from 'shared-contracts/schemas/appointment';

/** When an appointment that begins elsewhere would be: as long as it is. */
export const timeOf = ({ startsAt, endsAt }: Pick<Appointment, 'startsAt' | 'endsAt'>, start: string) => ({
  start,
  end: new Date(Date.parse(start) + Date.parse(endsAt) - Date.parse(startsAt)).toISOString(),
});
