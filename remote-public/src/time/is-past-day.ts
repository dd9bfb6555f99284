import { dayOf } from './slot-format.ts';

/** True when the day is over in the zone; without a zone, when it is over everywhere. */
export const isPastDay = (day: string, timeZone = 'Etc/GMT+12', now = new Date()): boolean =>
  day < dayOf(now.toISOString(), timeZone);
