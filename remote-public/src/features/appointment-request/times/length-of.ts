import type { Appointment } from 'shared-contracts/schemas/appointment';

/** The length of an appointment in minutes. */
export const lengthOf = ({ startsAt, endsAt }: Pick<Appointment, 'startsAt' | 'endsAt'>): number =>
  (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;
