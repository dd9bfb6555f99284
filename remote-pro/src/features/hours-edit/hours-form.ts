import type { OwnProfessional } from 'shared-contracts/schemas/professional';
import type { limitPeriods } from 'shared-contracts/schemas/booking-limits';
import { professionalInput } from 'shared-contracts/schemas/professional';
import { availabilityRuleInput } from 'shared-contracts/schemas/availability';
import { code, listOf } from 'shared-contracts/schemas/text';
import { callType, callTypes as allTypes } from 'shared-contracts/schemas/vocabulary';
import { array, maxLength, object, pipe, type InferInput, type InferOutput } from 'valibot';
import type { RuleRow } from '../../data/availability.ts';
import { usualTypes } from './usual-types.ts';

const { timeZone, bufferMinutes, minimumNoticeMinutes, horizonDays, bookingLimits } = professionalInput.entries;

/** Body of the weekly hours page: booking settings and the whole week. */
export const hoursSchema = object({
  // First, as on the page: the error summary follows this order.
  rules: pipe(array(availabilityRuleInput), maxLength(100, code('LIMIT_EXCEEDED'))),
  /** Those of the week; each range has its own, which follow these unless they differ. */
  callTypes: listOf(callType, 3),
  bufferMinutes,
  minimumNoticeMinutes,
  horizonDays,
  timeZone,
  bookingLimits,
});
export type HoursInput = InferInput<typeof hoursSchema>;
export type HoursOutput = InferOutput<typeof hoursSchema>;

/** A time input cannot hold 24:00; 23:59 means midnight (booking-rules.md). */
const forInput = (time: string) => (time === '24:00' ? '23:59' : time.slice(0, 5));

type Limits = Record<(typeof limitPeriods)[number], number | null>;
/** One field each, empty without a limit. */
const limitsOf = (limits: Partial<Limits>): Limits => ({
  day: limits.day ?? null,
  week: limits.week ?? null,
  month: limits.month ?? null,
  year: limits.year ?? null,
});

/** Whether both are stored alike, whatever the order of ranges and ways to meet. */
export const isSameHours = (one: HoursInput, other: HoursInput): boolean => storedAs(one) === storedAs(other);

const storedAs = ({ rules, callTypes: _ofWeek, ...settings }: HoursInput): string => {
  const ranges = rules.map(({ weekday, startTime, endTime, callTypes: types }) =>
    [weekday, startTime, endTime, ...(types ?? []).toSorted()].join(),
  );
  const { bufferMinutes, minimumNoticeMinutes, horizonDays, timeZone, bookingLimits } = settings;
  const { appointments, minutes } = bookingLimits;
  return JSON.stringify([
    ...[ranges.toSorted(), bufferMinutes, minimumNoticeMinutes, horizonDays, timeZone],
    ...[limitsOf(appointments), limitsOf(minutes)],
  ]);
};

/** Initial values of the form. */
export const hoursOf = (professional: OwnProfessional, rules: readonly RuleRow[]): HoursInput => ({
  rules: rules.map(({ weekday, startTime, endTime, callTypes: types }) => ({
    weekday,
    startTime: forInput(startTime),
    endTime: forInput(endTime),
    callTypes: types,
  })),
  callTypes: usualTypes(rules) ?? (professional.callTypes.length > 0 ? professional.callTypes : [...allTypes]),
  bufferMinutes: professional.bufferMinutes,
  minimumNoticeMinutes: professional.minimumNoticeMinutes,
  horizonDays: professional.horizonDays,
  timeZone: professional.timeZone,
  bookingLimits: {
    appointments: limitsOf(professional.bookingLimits.appointments),
    minutes: limitsOf(professional.bookingLimits.minutes),
  },
});
