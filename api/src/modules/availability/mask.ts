import { freeSlots } from '../slots/free-slots.ts';
import type { Busy } from '../slots/free-slots.ts';
import type { Schedule } from '../slots/schedule.ts';
import { offsetAt, zoneOffsets } from '../slots/zone-offsets.ts';

const DAY = 1440;
const QUARTER = 15;
const QUARTERS = 96;

/** Quarters of UTC days (days since the epoch) in which a free slot starts, as the 96 digits of a `bit(96)`; days without one are left out. */
export type Masks = Map<number, string>;

/** Local day of the professional at `now`. */
export const localDay = (schedule: Schedule, now: number): number =>
  Math.floor((now + offsetAt(zoneOffsets(schedule.timeZone, now, now), now)) / DAY);

/** Last local day that can be booked at `now`. */
export const lastBookableDay = (schedule: Schedule, now: number): number =>
  localDay(schedule, now) + schedule.horizonDays;

/**
 * The masks of the UTC days `fromDay` to `toDay` (both included), never past the horizon. The minimum notice moves with the clock, so
 * it is not in the mask: whoever reads masks compares with the present (modules/professionals-search).
 */
export function masksOf(schedule: Schedule, busy: Busy, days: { fromDay: number; toDay: number; now: number }): Masks {
  const timeless = days.fromDay * DAY - 2 * DAY; // before every local day that reaches into fromDay: nothing is cut by "now"
  const horizonDays = lastBookableDay(schedule, days.now) - localDay(schedule, timeless);
  const { starts } = freeSlots({ ...schedule, minimumNoticeMinutes: 0, horizonDays }, busy, {
    from: days.fromDay * DAY,
    to: (days.toDay + 1) * DAY,
    now: timeless,
  });
  const quarters = new Map<number, Set<number>>();
  for (const start of starts) {
    const quarter = Math.floor(start / QUARTER);
    const day = Math.floor(quarter / QUARTERS);
    const set = quarters.get(day) ?? new Set();
    quarters.set(day, set.add(quarter - day * QUARTERS));
  }
  return new Map([...quarters].map(([day, set]) => [day, digits(set)]));
}

function digits(set: ReadonlySet<number>): string {
  let text = '';
  for (let quarter = 0; quarter < QUARTERS; quarter += 1) text += set.has(quarter) ? '1' : '0';
  return text;
}
