import * as v from 'valibot';
import { authorCard } from './author-card.ts';
import { reachedLimit } from './booking-limits.ts';
import { calendarDate, code, id, instant, optionalText, wallTime } from './text.ts';
import { callType, callTypes, feeAmount, feeCurrencies, feeKinds } from './vocabulary.ts';
import { textLimits } from './text-limits.ts';

/** Wall-clock range of one day, half-open, in the professional's zone. 23:59 as an end means midnight. */
export const wallRange = v.pipe(
  v.object({ start: wallTime, end: wallTime }),
  // Reported at the end time, which users usually correct.
  v.forward(
    v.partialCheck([['start'], ['end']], (range) => range.start < range.end, code('RANGE_INVALID')),
    ['end'],
  ),
);
export type WallRange = v.InferOutput<typeof wallRange>;

/** Input of `availability_rules`: weekly hours. `weekday` is ISO (1 Monday to 7 Sunday). */
export const availabilityRuleInput = v.pipe(
  v.object({
    weekday: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7)),
    startTime: wallTime,
    endTime: wallTime,
    callTypes: v.optional(v.pipe(v.array(callType), v.minLength(1, code('REQUIRED'))), [...callTypes]),
  }),
  v.forward(
    v.partialCheck([['startTime'], ['endTime']], (rule) => rule.startTime < rule.endTime, code('RANGE_INVALID')),
    ['endTime'],
  ),
);
export type AvailabilityRuleInput = v.InferInput<typeof availabilityRuleInput>;

/** Row of `availability_rules`, for the professional alone. */
export const availabilityRule = v.object({
  id,
  professionalId: id,
  weekday: v.number(),
  startTime: v.string(),
  endTime: v.string(),
  callTypes: v.array(callType),
});
/**
 * Input of `availability_exceptions`: replaces all hours of that day; no range means closed. `substituteId` is a listed
 * professional who stands in on a closed day; a day with hours has none.
 */
export const availabilityExceptionInput = v.object({
  date: calendarDate,
  ranges: v.pipe(v.array(wallRange), v.maxLength(12, code('LIMIT_EXCEEDED'))),
  reason: optionalText(textLimits.closedReason),
  substituteId: v.optional(v.nullable(id), null),
});
/** Row of `availability_exceptions`, for the professional alone. */
export const availabilityException = v.object({
  id,
  professionalId: id,
  date: v.string(),
  ranges: v.array(v.object({ start: v.string(), end: v.string() })),
  reason: v.nullable(v.string()),
  substituteId: v.nullable(id),
  /** `isListed` is false once nobody can book them: visitors no longer see the name. */
  substitute: v.nullable(
    v.object({
      ...v.pick(authorCard, ['id', 'slug', 'kind', 'companyName', 'firstNames', 'lastName', 'profession', 'city'])
        .entries,
      isListed: v.boolean(),
    }),
  ),
});
export type AvailabilityException = v.InferOutput<typeof availabilityException>;

/** Response of GET /absences/{professionalId}: consecutive closed days, both included, with the listed substitute. */
export const absence = v.object({ from: v.string(), to: v.string(), substitute: authorCard });
export type Absence = v.InferOutput<typeof absence>;

/**
 * Response of GET /holidays: a public holiday of the country. `isEstimated` where the date depends on the sighting of
 * the moon.
 */
export const holiday = v.object({
  date: v.string(),
  nameFr: v.string(),
  nameEn: v.string(),
  isEstimated: v.boolean(),
});
export type Holiday = v.InferOutput<typeof holiday>;

/** Query string of create-many for weekly hours: the rows of the week that was read; it is replaced while it has no others. */
export const weekOptions = v.strictObject({
  replaces: v.optional(
    v.pipe(
      v.string(code('INVALID')),
      v.transform((ids) => ids.split(',').filter((one) => one !== '')),
      v.maxLength(100, code('LIMIT_EXCEEDED')),
      v.array(id),
    ),
  ),
});

/** Query string of create-many for exceptions: the `reopen` days return to the week's hours in the same transaction. */
export const exceptionsOptions = v.strictObject({
  reopen: v.optional(
    v.pipe(
      v.string(code('INVALID')),
      v.transform((dates) => dates.split(',')),
      v.maxLength(366, code('LIMIT_EXCEEDED')),
      v.array(calendarDate),
    ),
  ),
});

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

/** A free slot: half-open interval of instants, and the call types that it can be booked for. */
export const slot = v.object({ startsAt: instant, endsAt: instant, callTypes: v.array(callType) });
export type Slot = v.InferOutput<typeof slot>;

/** What a consultation costs; `fee` in the smallest unit of its currency. */
export const offeredFee = v.object({
  feeKind: v.picklist(feeKinds),
  fee: v.nullable(v.number()),
  currency: v.nullable(v.picklist(feeCurrencies)),
});
export type OfferedFee = v.InferOutput<typeof offeredFee>;

/**
 * One element of the response of POST /slots. `next` is the first free slot after a window without slots. Without a consultation that is
 * offered `consultationId` and `slotMinutes` are null; `consultationId` also for an appointment whose consultation is gone. `fee` is
 * answered to cards.
 */
export const professionalSlots = v.object({
  professionalId: id,
  timeZone: v.string(),
  consultationId: v.nullable(id),
  slotMinutes: v.nullable(v.number()),
  fee: v.optional(offeredFee),
  slots: v.array(slot),
  next: v.nullable(slot),
});
export type ProfessionalSlots = v.InferOutput<typeof professionalSlots>;

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
