import type * as v from 'valibot';
import type { professionalFilter } from 'shared-contracts/schemas/professional-filter';
import { namesOfCity } from 'shared-contracts/schemas/city-names';
import { legalCategories } from 'shared-contracts/schemas/vocabulary';
import { criteriaLimits } from '../../policy/criteria-limits.ts';
import type { CriteriaLimits } from '../../policy/criteria-limits.ts';
import { citiesIn, wordsOf } from './cities-in.ts';
import { comparableFee, feeRankBy } from './comparable-fee.ts';
import { withoutTitles } from './without-titles.ts';

/** The filter without order and page. */
export type FilterFields = Omit<v.InferOutput<typeof professionalFilter>, 'sort' | 'limit' | 'cursor'>;
type Where = Readonly<Record<string, unknown>>;

const MAX_WORDS = 8;
const nobody: Where = { id: { $isNull: true } };

/** Filters are closed schemas, so their criteria may be longer than a caller's and are bounded all the same. */
export const filterLimits: CriteriaLimits = {
  ...criteriaLimits,
  nodes: 80,
  patterns: 2 * MAX_WORDS,
  patternMin: 1,
  branches: legalCategories.length,
  count: 1000,
};

/** The filter in the criteria language, without availability, which is in other tables (availability-condition.ts). */
export function filterCriteria(filter: FilterFields): Where {
  const { text, category, profession, country, city, language, callType, gender } = filter;
  const { yearsMin, ratingMin, feeMax } = filter;
  return {
    ...(text && wordsCriteria(text)),
    ...(category && { specialities: { $has: category } }),
    ...(profession && { functions: { $has: profession } }),
    ...(country && { country }),
    ...(city && { cityFolded: { $in: namesOfCity(city) } }),
    ...(language && { languages: { $has: language } }),
    ...(callType && { callTypes: { $has: callType } }),
    ...(gender && { gender }),
    ...(yearsMin && { yearsOfExperience: { $gte: yearsMin } }),
    ...(ratingMin && { ratingRank: { $gte: ratingMin } }),
    ...(feeMax && { [callType ? feeRankBy[callType] : 'feeRank']: { $lte: comparableFee(feeMax) } }),
  };
}

/** Every word occurs, forms of address aside, or is the other name of the city. A word of one or two letters has no trigram, so it must begin a word. */
function wordsCriteria(text: string): Where {
  const words = [...new Set(withoutTitles(wordsOf(text)))].slice(0, MAX_WORDS);
  if (words.length === 0) return nobody;
  const cities = citiesIn(words);
  return {
    $and: words.map((word, at) => {
      const names = cities[at] ?? [];
      return { $or: [...occurs(word), ...(names.length > 0 ? [{ cityFolded: { $in: names } }] : [])] };
    }),
  };
}

const occurs = (word: string): readonly Where[] =>
  word.length < criteriaLimits.patternMin
    ? [{ searchText: { $startsWith: word } }, { searchText: { $contains: ` ${word}` } }]
    : [{ searchText: { $contains: word } }];
