import { limitPeriods, limitUnits, periodDays } from 'shared-contracts/schemas/booking-limits';
import type { BookingLimits, LimitPeriod, ReachedLimit } from 'shared-contracts/schemas/booking-limits';
import type { Busy, Schedule } from './types.ts';
import { dayIn } from './zone-offsets.ts';

/** The limits that a professional has set, the shortest period first. */
export const limitsOf = (limits: BookingLimits): ReachedLimit[] =>
  limitPeriods.flatMap((period) =>
    limitUnits.flatMap((unit) => {
      const most = limits[unit][period];
      return typeof most === 'number' ? [{ period, unit, most }] : [];
    }),
  );

/** How many days around an appointment its limits may close or open; 0 without limits. */
export const reachOf = ({ limits }: Pick<Schedule, 'limits'>): number =>
  Math.max(0, ...limits.map(({ period }) => periodDays[period]));

/**
 * The limit that one more appointment would exceed on a local day since the epoch, that of the shortest period. A `counted` appointment counts
 * entirely on the day it starts.
 */
export function limitReached(
  { timeZone, limits, slotMinutes }: Schedule,
  counted: Busy,
): (day: number) => ReachedLimit | undefined {
  const used = limits.map(() => new Map<number, number>());
  for (let index = 0; index < counted.length; index += 2) {
    const [start = 0, end = 0] = [counted[index], counted[index + 1]];
    const day = dayIn(timeZone, start);
    limits.forEach(({ period, unit }, place) => {
      const key = periodAt(period, day);
      const sums = used[place];
      sums?.set(key, (sums.get(key) ?? 0) + (unit === 'minutes' ? end - start : 1));
    });
  }
  return (day) =>
    limits.find(
      ({ period, unit, most }, place) =>
        (used[place]?.get(periodAt(period, day)) ?? 0) + (unit === 'minutes' ? slotMinutes : 1) > most,
    );
}

/** Number of the day, week, month or year that contains a local day. */
function periodAt(period: LimitPeriod, day: number): number {
  if (period === 'day') return day;
  if (period === 'week') return Math.floor((day + 3) / 7); // the epoch began on a Thursday
  const date = new Date(day * 86_400_000);
  return period === 'year' ? date.getUTCFullYear() : date.getUTCFullYear() * 12 + date.getUTCMonth();
}
