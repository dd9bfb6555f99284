import type { OwnProfessional } from 'shared-contracts/schemas/own-professional';
import type { limitPeriods } from 'shared-contracts/schemas/booking-limits';
import { callTypes as allTypes } from 'shared-contracts/schemas/vocabulary';
import type { RuleRow } from '../../data/practice/availability.ts';
import { mergeInput } from '../../model/merge-input.ts';
import { changesOf } from './changes-of.ts';
import { usualTypes } from './usual-types.ts';
import { weekdays } from './weekday-name.ts';
import type { HoursInput } from './hours-schema.ts';

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

/** Each day and each setting, whatever the order of ranges and ways to meet. */
function partsOf({ rules, callTypes: _ofWeek, bookingLimits: limits, ...settings }: HoursInput): readonly string[] {
  const days = weekdays.map((day) =>
    rules
      .filter(({ weekday }) => weekday === day)
      .map(({ startTime, endTime, callTypes: types }) => [startTime, endTime, ...(types ?? []).toSorted()].join())
      .toSorted()
      .join(';'),
  );
  const { bufferMinutes: buffer, minimumNoticeMinutes: notice, horizonDays: horizon, timeZone: zone } = settings;
  const bounds = JSON.stringify([limitsOf(limits.appointments), limitsOf(limits.minutes)]);
  return [...days, String(buffer), String(notice), String(horizon), zone, bounds];
}

/** Whether both are stored alike. */
export const isSameHours = (one: HoursInput, other: HoursInput): boolean =>
  partsOf(one).join('|') === partsOf(other).join('|');

/** Whether what is stored is neither what the form was filled from nor what was typed. */
export function isChangedMeanwhile(typed: HoursInput, base: HoursInput, stored: HoursInput): boolean {
  const [mine, before] = [partsOf(typed), partsOf(base)];
  return partsOf(stored).some((part, index) => part !== before[index] && part !== mine[index]);
}

/** What was typed over what is stored now; days and settings that were not touched follow. */
export function mergeHours(typed: HoursInput, base: HoursInput, stored: HoursInput): HoursInput {
  const touched = changesOf(base, typed).days.map(({ weekday }) => weekday);
  const rules = weekdays.flatMap((day) =>
    (touched.includes(day) ? typed : stored).rules.filter(({ weekday }) => weekday === day),
  );
  return { ...mergeInput(typed, base, stored), rules };
}

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
