import * as v from 'valibot';
import { publicProfessional } from './professional.ts';
import { code } from './text.ts';
import { textLimits } from './text-limits.ts';

/** Body of POST /suggestions: the beginning of a search text, two characters at least. */
export const suggestionsQuery = v.strictObject({
  text: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(2, code('TOO_SHORT')),
    v.maxLength(textLimits.search, code('TOO_LONG')),
  ),
});
export type SuggestionsQuery = v.InferInput<typeof suggestionsQuery>;

/** A professional as a suggestion shows them. */
export const suggestedProfessional = v.pick(publicProfessional, [
  'id',
  'slug',
  'kind',
  'companyName',
  'firstNames',
  'lastName',
  'profession',
  'gender',
  'city',
]);
export type SuggestedProfessional = v.InferOutput<typeof suggestedProfessional>;

/**
 * Response of POST /suggestions: at most four cities and five professionals that begin with the text, ignoring accents
 * and case, in alphabetical order; cities that match by their other name come last. Names match in either order, or as
 * the firm's.
 */
export const suggestions = v.object({
  cities: v.array(v.string()),
  professionals: v.array(suggestedProfessional),
});
export type Suggestions = v.InferOutput<typeof suggestions>;
