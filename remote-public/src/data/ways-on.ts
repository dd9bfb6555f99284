import { href } from 'shared-contracts/remote/paths';
import type { SearchAlternative } from 'shared-contracts/schemas/search-alternatives';
import { legalCategory, type Locale } from 'shared-contracts/schemas/vocabulary';
import { parse } from 'valibot';
import { filterNames, queryOf, without, type FilterName, type SearchFilter } from '../model/filter-query.ts';
import { intlLocale } from '../model/intl-locale.ts';
import type { Drop } from './count-without.ts';

/** A link to another search, with the value of the filter that it is about. */
export interface WayOn {
  readonly say: 'meant' | 'drop' | 'dropCount';
  readonly name: FilterName;
  readonly value: NonNullable<SearchFilter[FilterName]>;
  /** How many people are then found. */
  readonly number?: string;
  readonly to: string;
}

/** Ways on of one kind, and what is said above them. */
export interface WaysOn {
  readonly say: 'didYouMean' | 'sentence' | 'text' | 'none';
  readonly ways: readonly WayOn[];
}

/** The search for the area of law that a text speaks of first, unless it rather meant a name; the rest of the search is kept. */
export function listedInstead(filter: SearchFilter, [first]: readonly SearchAlternative[]): SearchFilter | undefined {
  if (first?.field !== 'category' || !first.isWithin) return undefined;
  return { ...without(filter, 'text'), category: parse(legalCategory, first.value) };
}

/** What a text may have meant. */
export function meant(filter: SearchFilter, alternatives: readonly SearchAlternative[]): WaysOn[] {
  const ways = alternatives.map(({ field, value, isWithin }): WayOn => {
    const rest = isWithin ? without(filter, 'text') : {};
    return {
      say: 'meant',
      name: field,
      value,
      to: `${isWithin ? '' : href('/recherche')}?${queryOf({ ...rest, [field]: value })}`,
    };
  });
  return ways.length === 0 ? [] : [{ say: 'didYouMean', ways }];
}

/** Where nobody was found: what the text may have meant, then which filters to drop, the one that helps most first. */
export function waysOn(
  filter: SearchFilter,
  alternatives: readonly SearchAlternative[],
  drops: readonly Drop[] | undefined,
  locale: Locale,
): WaysOn[] {
  const helpful = drops?.filter(({ total }) => total > 0);
  const dropped = (helpful?.length ? helpful : filterNames.map((name) => ({ name }))).flatMap(
    (drop: Pick<Drop, 'name'> & Partial<Drop>): WayOn[] => {
      const { name, total, isCapped } = drop;
      const value = filter[name];
      if (value === undefined) return [];
      const way = { name, value, to: `?${queryOf(without(filter, name))}` };
      if (total === undefined) return [{ say: 'drop', ...way }];
      return [{ say: 'dropCount', ...way, number: total.toLocaleString(intlLocale(locale)) + (isCapped ? '+' : '') }];
    },
  );
  const isSentence = (filter.text?.trim().split(/\s+/u).length ?? 0) > 2 && filter.category === undefined;
  const said = meant(filter, alternatives);
  const first: WaysOn[] = said.length === 0 && isSentence ? [{ say: 'sentence', ways: [] }] : said;
  return dropped.length === 0 ? first : [...first, { say: helpful?.length === 0 ? 'none' : 'text', ways: dropped }];
}
