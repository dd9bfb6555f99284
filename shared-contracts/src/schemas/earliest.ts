import * as v from 'valibot';
import { offeredFee, slot } from './slots.ts';
import { publicProfessional } from './professional.ts';
import { professionalFilter } from './professional-filter.ts';
import { calendarDate, code, id } from './text.ts';
import { timeZone, wallTime } from './wall-clock.ts';

/** The filters of {@link professionalFilter} that narrow a search for the earliest times. */
const { category, language, callType, cursor } = professionalFilter.entries;

/**
 * Body of POST /earliest and query of `/schedule-meeting`: the earliest available professionals. An empty object means
 * everybody in the next 31 days. Dates and hours are in `timeZone`.
 */
export const earliestQuery = v.strictObject({
  category,
  language,
  callType,
  /** The first day; today by default. */
  date: v.optional(calendarDate),
  /** The last day, at most 31 days after the first, which is also the default. */
  until: v.optional(calendarDate),
  /** Hours of each day that contain the whole slot. */
  from: v.optional(wallTime),
  to: v.optional(wallTime),
  /** IANA name; UTC by default. */
  timeZone: v.optional(timeZone, 'UTC'),
  limit: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(1, code('LIMIT_EXCEEDED')), v.maxValue(20, code('LIMIT_EXCEEDED'))),
    10,
  ),
  cursor,
});
export type EarliestQuery = v.InferInput<typeof earliestQuery>;

/** Body of POST /earliest: the query, and the token of slot holds that count as free, which must not be in an address. */
export const earliestRequest = v.strictObject({ ...earliestQuery.entries, holder: v.optional(id) });

/**
 * One element of the response of POST /earliest, in order of time: a professional on one day, with the first three free
 * slots within the requested hours. A professional available on several days has one element for each.
 */
export const earliestSlots = v.object({
  professional: publicProfessional,
  /** The consultation that can be held first. */
  consultationId: id,
  slotMinutes: v.number(),
  fee: v.optional(offeredFee),
  slots: v.array(slot),
});
export type EarliestSlots = v.InferOutput<typeof earliestSlots>;
