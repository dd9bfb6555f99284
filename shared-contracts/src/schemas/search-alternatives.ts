import * as v from 'valibot';
import { facetsQuery } from './professional-facets.ts';
import { code } from './text.ts';

/** Body of POST /suggestions/alternatives and /suggestions/fields: a search with a text that found nobody. */
export const alternativesQuery = v.strictObject({
  ...facetsQuery.entries,
  text: v.pipe(v.string(), v.trim(), v.minLength(1, code('REQUIRED')), v.maxLength(100, code('TOO_LONG'))),
});
export type AlternativesQuery = v.InferInput<typeof alternativesQuery>;

/** Answered by /suggestions/alternatives: what may stand in the place of the text, the same text with its slips mended, or the legal category that its words speak of. */
export const searchAlternative = v.object({
  field: v.picklist(['text', 'category']),
  value: v.string(),
  /** Somebody is found with the rest of the search too; otherwise by this alone. */
  isWithin: v.boolean(),
});
export type SearchAlternative = v.InferOutput<typeof searchAlternative>;

/** Answered by /suggestions/fields: fields of a search that words of the text name, and how many people are found with them in its place. */
export const namedFields = v.object({
  /** `text` is what is left of the text. */
  fields: v.object(v.pick(facetsQuery, ['text', 'category', 'profession', 'city', 'language']).entries),
  /** Counted with the rest of the search, which says nothing else of these fields; otherwise by these alone. */
  isWithin: v.boolean(),
  total: v.number(),
  /** There are more. */
  capped: v.boolean(),
});
export type NamedFields = v.InferOutput<typeof namedFields>;
