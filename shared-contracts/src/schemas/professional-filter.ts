import * as v from 'valibot';
import { textLimits } from './text-limits.ts';
import { calendarDate, code, instant } from './text.ts';
import {
  callType,
  feeAmount,
  genders,
  legalCategory,
  profession,
  professionalSorts,
  workingLanguage,
} from './vocabulary.ts';

/**
 * Body of POST /base/professionals/lawyer-filter, the persisted `lawyersFilterCriteria`, and the query of `/recherche`:
 * one shape for all three. Every field narrows; an empty object lists all verified professionals.
 */
export const professionalFilter = v.object({
  /** Free text over names, company, city, professions, specialities and descriptions; accents and case are ignored. */
  text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(textLimits.search, code('TOO_LONG')))),
  category: v.optional(legalCategory),
  /** One of `functions`, the main one or another. */
  profession: v.optional(profession),
  country: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/u, code('INVALID')))),
  city: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(textLimits.city, code('TOO_LONG')))),
  language: v.optional(workingLanguage),
  callType: v.optional(callType),
  gender: v.optional(v.picklist(genders, code('INVALID'))),
  availableNow: v.optional(v.boolean()),
  /** Free on this calendar date, in the professional's zone; not together with `free`. */
  date: v.optional(calendarDate),
  /** Free for at least one slot within this window of instants, half-open. */
  free: v.optional(v.object({ from: instant, to: instant })),
  yearsMin: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(70))),
  ratingMin: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(5))),
  /**
   * A consultation costs at most this much; the same one has the way to meet and the time that are asked
   * for, and "available now" is about the fee of that call (decision 141). Other currencies are converted (087).
   */
  feeMax: v.optional(feeAmount),
  sort: v.optional(v.picklist(professionalSorts, code('INVALID')), 'relevance'),
  limit: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(1, code('LIMIT_EXCEEDED')), v.maxValue(100, code('LIMIT_EXCEEDED'))),
    20,
  ),
  cursor: v.optional(v.pipe(v.string(), v.maxLength(512, code('CURSOR_INVALID')))),
});
export type ProfessionalFilter = v.InferInput<typeof professionalFilter>;
