import { professionalInput } from 'shared-contracts/schemas/professional-input';
import { availabilityRuleInput } from 'shared-contracts/schemas/availability';
import { code, listOf } from 'shared-contracts/schemas/text';
import { callType } from 'shared-contracts/schemas/vocabulary';
import { array, maxLength, object, pipe, type InferInput, type InferOutput } from 'valibot';

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
