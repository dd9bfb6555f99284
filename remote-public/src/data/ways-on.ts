import { href } from 'shared-contracts/remote/paths';
import type { NamedFields, SearchAlternative } from 'shared-contracts/schemas/search-alternatives';
import { legalCategory, type Locale } from 'shared-contracts/schemas/vocabulary';
import { parse } from 'valibot';
import { filterNames, queryOf, without, type SearchFilter } from '../model/filter-query.ts';
import { inLanguage } from '../model/in-language.ts';
import { intlLocale } from '../model/intl-locale.ts';
import type { Drop } from './count-without.ts';
import type { Meanings } from './find-meanings.ts';

/** A link to another search, with what of its filter is said of it. */
export interface WayOn {
  readonly say: 'meant' | 'count' | 'drop' | 'dropCount';
  readonly fields: SearchFilter;
  /** How many people are then found. */
  readonly number?: string;
  readonly to: string;
}

/** Ways on of one kind, and what is said above them. */
export interface WaysOn {
  readonly say: 'didYouMean' | 'named' | 'sentence' | 'text' | 'none';
  readonly ways: readonly WayOn[];
}

/** The search for the area of law that a text speaks of first, unless it rather meant a name; the rest of the search is kept. */
export function listedInstead(filter: SearchFilter, { alternatives: [first] }: Meanings): SearchFilter | undefined {
  if (first?.field !== 'category' || !first.isWithin) return undefined;
  return { ...without(filter, 'text'), category: parse(legalCategory, first.value) };
}

/** Beside the area of law that is listed: this area with what else the text names, and the other areas that it speaks of. */
export const besideListed = (filter: SearchFilter, { alternatives, named }: Meanings, locale: Locale): WaysOn[] => [
  ...byFields(filter, named, locale),
  ...meant(filter, alternatives.slice(1)),
];

/** Where nobody was found: what the text may have meant or names, then which filters to drop, the one that helps most first. */
export function waysOn(
  filter: SearchFilter,
  { alternatives, named }: Meanings,
  drops: readonly Drop[] | undefined,
  locale: Locale,
): WaysOn[] {
  const helpful = drops?.filter(({ total }) => total > 0);
  const dropped = (helpful?.length ? helpful : filterNames.map((name) => ({ name }))).flatMap(
    (drop: Pick<Drop, 'name'> & Partial<Drop>): WayOn[] => {
      const { name, total, isCapped } = drop;
      if (filter[name] === undefined) return [];
      const way = { fields: { [name]: filter[name] }, to: `?${queryOf(without(filter, name))}` };
      if (total === undefined) return [{ say: 'drop', ...way }];
      return [{ say: 'dropCount', ...way, number: numberOf(locale, total, isCapped) }];
    },
  );
  const isSentence = (filter.text?.trim().split(/\s+/u).length ?? 0) > 2 && filter.category === undefined;
  const said = [...meant(filter, alternatives), ...byFields(filter, named, locale)];
  const first: WaysOn[] = said.length === 0 && isSentence ? [{ say: 'sentence', ways: [] }] : said;
  return dropped.length === 0 ? first : [...first, { say: helpful?.length === 0 ? 'none' : 'text', ways: dropped }];
}

/** What a text may have meant. */
const meant = (filter: SearchFilter, alternatives: readonly SearchAlternative[]): WaysOn[] =>
  ifAny(
    'didYouMean',
    alternatives.map(({ field, value, isWithin }) => {
      const fields = { [field]: value };
      return { say: 'meant', fields, to: inPlaceOfText(filter, fields, isWithin) };
    }),
  );

/** What a text names. */
const byFields = (filter: SearchFilter, named: readonly NamedFields[], locale: Locale): WaysOn[] =>
  ifAny(
    'named',
    named.map(({ fields: written, isWithin, total, capped }) => {
      const fields = inLanguage(written, locale);
      const to = inPlaceOfText(filter, fields, isWithin);
      return { say: 'count', fields, number: numberOf(locale, total, capped), to };
    }),
  );

const ifAny = (say: WaysOn['say'], ways: readonly WayOn[]): WaysOn[] => (ways.length === 0 ? [] : [{ say, ways }]);

/** The search with these in the place of its text, or a search for these alone. */
const inPlaceOfText = (filter: SearchFilter, fields: SearchFilter, isWithin: boolean): string =>
  isWithin ? `?${queryOf({ ...without(filter, 'text'), ...fields })}` : `${href('/recherche')}?${queryOf(fields)}`;

const numberOf = (locale: Locale, total: number, isCapped = false): string =>
  total.toLocaleString(intlLocale(locale)) + (isCapped ? '+' : '');
