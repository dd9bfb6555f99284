import { instantOf } from 'shared-contracts/formats/time/wall-time';
import { addDays, dateOf } from '../../../model/date-of.ts';

/** The instant (ISO) at which a day begins in a time zone, `days` after that of `now` (milliseconds). */
export const dayStart = (now: number, timeZone: string, days = 0): string =>
  instantOf(`${addDays(dateOf(new Date(now), timeZone), days)}T00:00:00`, timeZone);

/** The Monday (`YYYY-MM-DD`) of the week of `now` in a time zone, or of `weeks` before. */
export function mondayOf(now: number, timeZone: string, weeks = 0): string {
  const today = dateOf(new Date(now), timeZone);
  const sinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(today, -sinceMonday - 7 * weeks);
}
