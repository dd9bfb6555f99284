import * as v from 'valibot';
import { calendarDate, code, id, instant } from './text.ts';
import { callType, feeAmount } from './vocabulary.ts';

/** Body of POST /slots: the free slots of up to 20 professionals within a window of at most 62 days. */
export const slotsQuery = v.object({
  professionalIds: v.pipe(v.array(id), v.minLength(1, code('REQUIRED')), v.maxLength(20, code('LIMIT_EXCEEDED'))),
  from: v.optional(instant),
  to: v.optional(instant),
  /** Instead of a window: this calendar date, in each professional's zone. */
  date: v.optional(calendarDate),
  callType: v.optional(callType),
  /** The consultation to be booked; of others than its professional nothing is free. By default each one’s first, of those with the call type. */
  consultationId: v.optional(id),
  /** Of a page: what to book with whom, the first that fits. Whose consultation is not among them is answered by default. */
  consultationIds: v.optional(v.pipe(v.array(id), v.maxLength(20, code('LIMIT_EXCEEDED')))),
  /**
   * Of cards: by default each one’s cheapest consultation instead of the first, in a window (`date` or `to`) the cheapest that
   * has a slot which ends in it.
   */
  cheapest: v.optional(v.boolean()),
  /** Of cards: of consultations up to this much, where there is one. */
  feeMax: v.optional(feeAmount),
  /** Slots per professional, 1 to 2000; a card shows 3. */
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2000, code('LIMIT_EXCEEDED'))), 3),
  /** The caller's appointment to be moved: its own time counts as free, its length and call type stay. */
  moving: v.optional(id),
  /** The token whose holds count as free (schemas/slot-hold). */
  holder: v.optional(id),
});
export type SlotsQuery = v.InferInput<typeof slotsQuery>;
