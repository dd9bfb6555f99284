import * as v from 'valibot';
import { professionalFilter } from './professional-filter.ts';

/** Body of POST /facets: a search ({@link professionalFilter}) without its order and page. */
export const facetsQuery = v.strictObject(v.omit(professionalFilter, ['sort', 'limit', 'cursor']).entries);
export type FacetsQuery = v.InferInput<typeof facetsQuery>;

const counts = v.array(v.object({ value: v.string(), count: v.number() }));

/**
 * Answer of POST /facets, beside `capped`: for each of these fields of the filter, how many people the same search would find with that
 * value in it, whatever value it has now. The most frequent first, 100 at most, none that would find nobody; of a lowest number the steps that
 * are offered (`value-lists`), of `availableNow` the value `true`. Where `capped`, more than 1,000 people match: the numbers are lower bounds,
 * and a value that only others have is missing.
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
});
export type ProfessionalFacets = v.InferOutput<typeof professionalFacets>;
