import { dayOf } from './slot-format.ts';

/** True when the day is over on the clock of the zone; of an unknown one, where each day ends last. */
export const isPastDay = (day: string, timeZone = 'Etc/GMT+12', now = new Date()): boolean =>
  day < dayOf(now.toISOString(), timeZone);
