import * as v from 'valibot';
import { code, count } from './text.ts';

/** Calendar periods in the practice's time zone, shortest first; a week begins on Monday (ISO 8601). */
export const limitPeriods = ['day', 'week', 'month', 'year'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

/** Maximum length of each, in days. */
export const periodDays: Readonly<Record<LimitPeriod, number>> = { day: 1, week: 7, month: 31, year: 366 };

/** Units: number of appointments, or their total duration. */
export const limitUnits = ['appointments', 'minutes'] as const;
export type LimitUnit = (typeof limitUnits)[number];

const minutesOfDay = 1440;
const shortestSlot = 10;

/** Maximum of each per day; longer periods multiply it by their days. */
export const maxPerDay: Readonly<Record<LimitUnit, number>> = {
  appointments: minutesOfDay / shortestSlot,
  minutes: minutesOfDay,
};

/**
 * Limits of one unit, optional per period: at most what fits into the period, and at most the limit of a longer one.
 */
const perPeriod = (perDay: number) => {
  const limit = (period: LimitPeriod) => v.nullish(count(1, periodDays[period] * perDay));
  return v.pipe(
    v.object({ day: limit('day'), week: limit('week'), month: limit('month'), year: limit('year') }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { value } = dataset;
      limitPeriods.forEach((key, index) => {
        const longer = limitPeriods.slice(index + 1).map((period) => value[period] ?? Infinity);
        if ((value[key] ?? 0) > Math.min(...longer))
          addIssue({
            message: code('LIMIT_ABOVE_LONGER'),
            path: [{ type: 'object', origin: 'value', input: value, key, value: value[key] }],
          });
      });
    }),
  );
};

/**
 * Booking limits of a professional (booking-rules.md): no slot is offered where one more appointment would exceed a
 * limit of the day, week, month or year that it starts in. Replaced as a whole. Codes: NUMBER_INVALID, and
 * LIMIT_ABOVE_LONGER at the shorter period.
 */
export const bookingLimits = v.object({
  appointments: perPeriod(maxPerDay.appointments),
  minutes: perPeriod(maxPerDay.minutes),
});
export type BookingLimits = v.InferOutput<typeof bookingLimits>;

/** A limit that one more appointment would exceed. */
export const reachedLimit = v.object({
  period: v.picklist(limitPeriods),
  unit: v.picklist(limitUnits),
  most: v.number(),
});
export type ReachedLimit = v.InferOutput<typeof reachedLimit>;
