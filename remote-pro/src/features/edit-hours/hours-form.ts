import type { OwnProfessional } from 'shared-contracts/schemas/professional';
import { professionalInput } from 'shared-contracts/schemas/professional';
import { availabilityRuleInput } from 'shared-contracts/schemas/availability';
import { code } from 'shared-contracts/schemas/text';
import { array, maxLength, object, pipe, type InferInput, type InferOutput } from 'valibot';
import type { RuleRow } from '../../data/availability.ts';

const { timeZone, slotMinutes, bufferMinutes, minimumNoticeMinutes, horizonDays, cancelNoticeHours } =
  professionalInput.entries;

/** What the page of weekly hours sends: booking settings and the whole week. */
export const hoursSchema = object({
  // First, as on the page: the summary of the errors goes by this order.
  rules: pipe(array(availabilityRuleInput), maxLength(100, code('LIMIT_EXCEEDED'))),
  timeZone,
  slotMinutes,
  bufferMinutes,
  minimumNoticeMinutes,
  horizonDays,
  cancelNoticeHours,
});
export type HoursInput = InferInput<typeof hoursSchema>;
export type HoursOutput = InferOutput<typeof hoursSchema>;

/** A time input cannot say 24:00; 23:59 means midnight (booking-rules.md). */
const forInput = (time: string) => (time === '24:00' ? '23:59' : time.slice(0, 5));

/** The form as it opens. */
export const hoursOf = (professional: OwnProfessional, rules: readonly RuleRow[]): HoursInput => ({
  timeZone: professional.timeZone,
  slotMinutes: professional.slotMinutes,
  bufferMinutes: professional.bufferMinutes,
  minimumNoticeMinutes: professional.minimumNoticeMinutes,
  horizonDays: professional.horizonDays,
  cancelNoticeHours: professional.cancelNoticeHours,
  rules: rules.map(({ weekday, startTime, endTime, callTypes }) => ({
    weekday,
    startTime: forInput(startTime),
    endTime: forInput(endTime),
    callTypes,
  })),
});
