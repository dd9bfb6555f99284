import * as v from 'valibot';
import { facetsQuery } from './professional-facets.ts';
import { code } from './text.ts';
import { textLimits } from './text-limits.ts';

/** Body of POST /suggestions/alternatives and /suggestions/fields: a search by text without results. */
export const alternativesQuery = v.strictObject({
  ...facetsQuery.entries,
  text: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, code('REQUIRED')),
    v.maxLength(textLimits.search, code('TOO_LONG')),
  ),
});
export type AlternativesQuery = v.InferInput<typeof alternativesQuery>;

/** Response of /suggestions/alternatives: a replacement for the text: its corrected spelling, or its legal category. */
export const searchAlternative = v.object({
  field: v.picklist(['text', 'category']),
  value: v.string(),
  /** Has results together with the rest of the search; otherwise only alone. */
  isWithin: v.boolean(),
});
export type SearchAlternative = v.InferOutput<typeof searchAlternative>;

/**
 * Response of /suggestions/fields: search fields extracted from the text, and how many results they have in its place.
 */
export const namedFields = v.object({
  /** `text` is the rest of the text. */
  fields: v.object(v.pick(facetsQuery, ['text', 'category', 'profession', 'city', 'language']).entries),
  /** Counted together with the rest of the search, which does not contradict them; otherwise alone. */
  isWithin: v.boolean(),
  total: v.number(),
  /** There are more. */
  capped: v.boolean(),
});
export type NamedFields = v.InferOutput<typeof namedFields>;
