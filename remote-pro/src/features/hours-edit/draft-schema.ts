import { callType } from 'shared-contracts/schemas/vocabulary';
import { array, nan, nullable, number, object, string, union } from 'valibot';

/** Checks only the shape of a draft, not its values. An emptied number field is NaN. */
const typedNumber = union([number(), nan()]);

const typedLimit = nullable(typedNumber);
const typedLimits = object({ day: typedLimit, week: typedLimit, month: typedLimit, year: typedLimit });

const hours = object({
  timeZone: string(),
  callTypes: array(callType),
  bufferMinutes: typedNumber,
  minimumNoticeMinutes: typedNumber,
  horizonDays: typedNumber,
  bookingLimits: object({ appointments: typedLimits, minutes: typedLimits }),
  rules: array(object({ weekday: number(), startTime: string(), endTime: string(), callTypes: array(callType) })),
});

/** What was typed, and what the form was filled from: what was changed meanwhile is noticed after a reload too. */
export const draftSchema = object({ values: hours, base: hours });
