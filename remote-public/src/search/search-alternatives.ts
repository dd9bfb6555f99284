import { href } from 'shared-contracts/remote/paths';
import type { NamedFields, SearchAlternative } from 'shared-contracts/schemas/search-alternatives';
import { legalCategory, type Locale } from 'shared-contracts/schemas/vocabulary';
import { parse } from 'valibot';
import { filterNames, queryOf, without, type SearchFilter } from './filter-query.ts';
import { inLanguage } from '../loading/in-language.ts';
import { intlLocale } from 'shared-contracts/formats/text/intl-locale';
import type { Drop } from './count-without.ts';
import type { Interpretations } from './find-interpretations.ts';

/** A link to another search, with the fields to name in its text. */
export interface Alternative {
  readonly kind: 'meant' | 'count' | 'drop' | 'dropCount';
  readonly fields: SearchFilter;
  /** Number of results. */
  readonly number?: string;
  readonly to: string;
}

/** Links of one kind, with their heading. */
export interface Alternatives {
  readonly kind: 'didYouMean' | 'named' | 'sentence' | 'text' | 'none';
  readonly links: readonly Alternative[];
}

/**
 * The search for the area of law that a text mentions first, unless it more likely meant a name; other filters are
 * kept.
 */
export function listedInstead(
  filter: SearchFilter,
  { alternatives: [first] }: Interpretations,
): SearchFilter | undefined {
  if (first?.field !== 'category' || !first.isWithin) return undefined;
  return { ...without(filter, 'text'), category: parse(legalCategory, first.value) };
}

/** Besides the listed area of law: the same area with what else the text names, and the other areas it mentions. */
export const alternativesBesideListed = (
  filter: SearchFilter,
  { alternatives, named }: Interpretations,
  locale: Locale,
): Alternatives[] => [...byFields(filter, named, locale), ...meant(filter, alternatives.slice(1))];

/** Without results: what the text may have meant or names, then the filters to drop, the most helpful first. */
export function searchAlternatives(
  filter: SearchFilter,
  { alternatives, named }: Interpretations,
  drops: readonly Drop[] | undefined,
  locale: Locale,
): Alternatives[] {
  const helpful = drops?.filter(({ total }) => total > 0);
  const dropped = (helpful?.length ? helpful : filterNames.map((name) => ({ name }))).flatMap(
    (drop: Pick<Drop, 'name'> & Partial<Drop>): Alternative[] => {
      const { name, total, isCapped } = drop;
      if (filter[name] === undefined) return [];
      const link = { fields: { [name]: filter[name] }, to: `?${queryOf(without(filter, name))}` };
      if (total === undefined) return [{ kind: 'drop', ...link }];
      return [{ kind: 'dropCount', ...link, number: numberOf(locale, total, isCapped) }];
    },
  );
  const isSentence = (filter.text?.trim().split(/\s+/u).length ?? 0) > 2 && filter.category === undefined;
  const said = [...meant(filter, alternatives), ...byFields(filter, named, locale)];
  const first: Alternatives[] = said.length === 0 && isSentence ? [{ kind: 'sentence', links: [] }] : said;
  return dropped.length === 0 ? first : [...first, { kind: helpful?.length === 0 ? 'none' : 'text', links: dropped }];
}

/** What a text may have meant. */
const meant = (filter: SearchFilter, alternatives: readonly SearchAlternative[]): Alternatives[] =>
  ifAny(
    'didYouMean',
    alternatives.map(({ field, value, isWithin }) => {
      const fields = { [field]: value };
      return { kind: 'meant', fields, to: inPlaceOfText(filter, fields, isWithin) };
    }),
  );

/** What a text names. */
const byFields = (filter: SearchFilter, named: readonly NamedFields[], locale: Locale): Alternatives[] =>
  ifAny(
    'named',
    named.map(({ fields: written, isWithin, total, capped }) => {
      const fields = inLanguage(written, locale);
      const to = inPlaceOfText(filter, fields, isWithin);
      return { kind: 'count', fields, number: numberOf(locale, total, capped), to };
    }),
  );

const ifAny = (kind: Alternatives['kind'], links: readonly Alternative[]): Alternatives[] =>
  links.length === 0 ? [] : [{ kind, links }];

/** The search with these fields instead of its text, or a search for these alone. */
const inPlaceOfText = (filter: SearchFilter, fields: SearchFilter, isWithin: boolean): string =>
  isWithin ? `?${queryOf({ ...without(filter, 'text'), ...fields })}` : `${href('/recherche')}?${queryOf(fields)}`;

const numberOf = (locale: Locale, total: number, isCapped = false): string =>
  total.toLocaleString(intlLocale(locale)) + (isCapped ? '+' : '');
