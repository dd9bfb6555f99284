import type * as v from 'valibot';
import type { earliestQuery } from 'shared-contracts/schemas/earliest';
import { invalidAt } from '../../http/problem.ts';
import { dateOf, dayNumber } from '../availability/schedule.ts';
import { offsetAt, utcOf, zoneOffsets } from '../availability/zone-offsets.ts';

const DAY = 1440;
const MAX_DAYS = 31;
/** No slot lies further ahead. */
const MAX_HORIZON = 366;

/** The hours of one calendar date, in minutes since the epoch. */
export interface DayWindow {
  readonly date: string;
  readonly start: number;
  readonly end: number;
}

type Asked = Pick<v.InferOutput<typeof earliestQuery>, 'date' | 'until' | 'from' | 'to' | 'timeZone'>;

/** The days that are asked for, what is over left out. @throws Problem 422 at the field that cannot be. */
export function dayWindows({ date, until, from, to, timeZone }: Asked, present: number): DayWindow[] {
  const near = zoneOffsets(timeZone, present, present);
  const today = Math.floor((present + offsetAt(near, present)) / DAY);
  const first = date === undefined ? today : dayNumber(date);
  const furthest = first + MAX_DAYS - 1;
  const asked = until === undefined ? furthest : dayNumber(until);
  // Which day is today nobody chose: what was near when an address was shared is over now, and no mistake.
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
