import * as v from 'valibot';
import { slot } from './availability.ts';
import { publicProfessional } from './professional.ts';
import { professionalFilter } from './professional-filter.ts';
import { calendarDate, code, id, timeZone, wallTime } from './text.ts';

/** The filters of {@link professionalFilter} that narrow a search for the earliest times. */
const { category, language, callType, cursor } = professionalFilter.entries;

/**
 * What POST /earliest is asked, and the query of `/schedule-meeting`: the earliest free professionals. An empty object means everybody in the next
 * 31 days. Dates and hours are on the clock of `timeZone`.
 */
export const earliestQuery = v.strictObject({
  category,
  language,
  callType,
  /** The first day; today unless set. */
  date: v.optional(calendarDate),
  /** The last day, 31 days at most from the first, which is as far as a search without it looks. */
  until: v.optional(calendarDate),
  /** Within these hours of each day: the whole slot lies between them. */
  from: v.optional(wallTime),
  to: v.optional(wallTime),
  /** IANA name; UTC unless set. */
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
 * One element of the answer of POST /earliest, the earliest first: a professional on one day, with the first three free slots of the hours that
 * were asked for. Whoever is free on several days comes once for each.
 */
export const earliestSlots = v.object({
  professional: publicProfessional,
  slots: v.array(slot),
});
export type EarliestSlots = v.InferOutput<typeof earliestSlots>;
