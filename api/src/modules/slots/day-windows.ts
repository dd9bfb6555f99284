import type * as v from 'valibot';
import type { earliestQuery } from 'shared-contracts/schemas/earliest';
import { invalidAt } from '../../http/problem.ts';
import { dateOf, dayNumber } from '../availability/schedule.ts';
import { offsetAt, utcOf, zoneOffsets } from '../availability/zone-offsets.ts';

const DAY = 1440;
const MAX_DAYS = 31;
/** No horizon is longer. */
const MAX_HORIZON = 366;

/** The hours of one calendar date, in minutes since the epoch. */
export interface DayWindow {
  readonly date: string;
  readonly start: number;
  readonly end: number;
}

type Requested = Pick<v.InferOutput<typeof earliestQuery>, 'date' | 'until' | 'from' | 'to' | 'timeZone'>;

/** The requested days without past hours. @throws Problem 422 at the invalid field. */
export function dayWindows({ date, until, from, to, timeZone }: Requested, present: number): DayWindow[] {
  const current = zoneOffsets(timeZone, present, present);
  const today = Math.floor((present + offsetAt(current, present)) / DAY);
  const first = date === undefined ? today : dayNumber(date);
  const furthest = first + MAX_DAYS - 1;
  const asked = until === undefined ? furthest : dayNumber(until);
  // Without a `date` the first day is today: a shared link whose `until` has passed is not an error.
  const last = date === undefined ? Math.min(asked, furthest) : asked;
  if (last < first && date !== undefined) throw invalidAt('/until', 'RANGE_INVALID');
  if (last > furthest) throw invalidAt('/until', 'LIMIT_EXCEEDED', { limit: 'days', max: MAX_DAYS });
  const [opens, closes] = [minuteOf(from) ?? 0, minuteOf(to) ?? DAY];
  if (closes <= opens) throw invalidAt('/to', 'RANGE_INVALID');
  const [begins, ends] = [Math.max(first, today), Math.min(last, today + MAX_HORIZON)];
  if (begins > ends) return [];
  const offsets = zoneOffsets(timeZone, begins * DAY, (ends + 2) * DAY);
  return Array.from({ length: ends - begins + 1 }, (_, index) => {
    const midnight = (begins + index) * DAY;
    const [start, end] = [utcOf(offsets, midnight + opens), utcOf(offsets, midnight + closes)];
    return { date: dateOf(begins + index), start: Math.max(start, present), end };
  }).filter(({ start, end }) => start < end);
}

const minuteOf = (time: string | undefined): number | undefined =>
  time === undefined ? undefined : Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
