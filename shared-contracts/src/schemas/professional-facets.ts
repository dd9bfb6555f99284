import * as v from 'valibot';
import { professionalFilter } from './professional-filter.ts';

/** Body of POST /facets: a search ({@link professionalFilter}) without its order and page. */
export const facetsQuery = v.strictObject(v.omit(professionalFilter, ['sort', 'limit', 'cursor']).entries);
export type FacetsQuery = v.InferInput<typeof facetsQuery>;

const counts = v.array(v.object({ value: v.string(), count: v.number() }));

/**
 * Response of POST /facets, beside `capped`: for each of these fields of the filter, how many people the same search
 * would find with that value in it, whatever its current value. The most frequent first, at most 100, without values
 * that find nobody; for a minimum or a maximum the available steps (`value-lists`), for `availableNow` the value `true`. When
 * `capped`, more than 1,000 people match: the numbers are lower bounds, and a value that only others have is missing.
 */
export const professionalFacets = v.object({
  category: counts,
  profession: counts,
  country: counts,
  city: counts,
  language: counts,
  callType: counts,
  gender: counts,
  availableNow: counts,
  yearsMin: counts,
  ratingMin: counts,
  feeMax: counts,
});
export type ProfessionalFacets = v.InferOutput<typeof professionalFacets>;
