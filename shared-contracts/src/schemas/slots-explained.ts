import * as v from 'valibot';
import { reachedLimit } from './booking-limits.ts';
import { calendarDate, id } from './text.ts';
import { callType } from './vocabulary.ts';

/**
 * Why no slot starts at a time, in order of precedence, the last rule deciding. `consultation` none is offered, `hours` outside the week's hours, `exception`
 * outside the other hours of that day, `closed` the day is off, `callType` open for other call types only, `between` between two starts,
 * `short` would end after the hours, `limit` one more appointment would exceed a limit, `buffer` the free time around appointments, `taken` an
 * appointment, `held` an unanswered request or a slot hold, `notYet` before the availability date, `horizon` too far ahead, `notice` too soon, `past` over.
 */
export const slotRules = [
  'consultation',
  'hours',
  'exception',
  'closed',
  'callType',
  'between',
  'short',
  'limit',
  'buffer',
  'calendar',
  'taken',
  'held',
  'notYet',
  'horizon',
  'notice',
  'past',
] as const;
export type SlotRule = (typeof slotRules)[number];

/** Body of POST /slots/explain, for professionals about their own calendar: a day on the clock of the practice. */
export const explainQuery = v.strictObject({
  date: calendarDate,
  callType: v.optional(callType),
  /** By default the first that is offered, of those with the call type. */
  consultationId: v.optional(id),
});
export type ExplainQuery = v.InferInput<typeof explainQuery>;

/**
 * Response of POST /slots/explain: a whole day in the practice's time zone, in order of time. Each minute is either the
 * start of a slot or excluded by one rule; `also` is the rule of the hours behind one of notice or horizon. Ends are
 * exclusive; the last is 24:00.
 */
export const explainedDay = v.object({
  date: v.string(),
  timeZone: v.string(),
  /** Null where no such consultation is offered. */
  consultationId: v.nullable(id),
  slotMinutes: v.nullable(v.number()),
  offered: v.array(v.string()),
  refused: v.array(
    v.object({
      start: v.string(),
      end: v.string(),
      rule: v.picklist(slotRules),
      also: v.optional(v.picklist(slotRules)),
      /** Of the rule `calendar`: the names of the other calendars. */
      calendars: v.optional(v.array(v.string())),
    }),
  ),
  /** The `limit` rule on this day: the reached limit of the shortest period. */
  limit: v.nullable(reachedLimit),
});
export type ExplainedDay = v.InferOutput<typeof explainedDay>;
