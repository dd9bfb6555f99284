import { callType } from 'shared-contracts/schemas/vocabulary';
import { array, nan, number, object, string, union } from 'valibot';

/** What is typed may be wrong; only its shape must be readable. An emptied number is not a number. */
const typedNumber = union([number(), nan()]);

export const draftSchema = object({
  timeZone: string(),
  slotMinutes: typedNumber,
  bufferMinutes: typedNumber,
  minimumNoticeMinutes: typedNumber,
  horizonDays: typedNumber,
  cancelNoticeHours: typedNumber,
  rules: array(object({ weekday: number(), startTime: string(), endTime: string(), callTypes: array(callType) })),
});
