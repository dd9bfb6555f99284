import type { Locale } from '../../schemas/value-lists.ts';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** CLDR regions where nobody practises law: unions, test regions, parts of countries without a code. */
const notCountries = new Set(['AC', 'CP', 'CQ', 'DG', 'EA', 'EU', 'EZ', 'IC', 'QO', 'TA', 'UN', 'XA', 'XB', 'ZZ']);

/** All countries that the runtime can name, sorted by name. */
export function countriesIn(locale: Locale): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((value) => {
      const label = notCountries.has(value) || isAlias(value) ? undefined : names.of(value);
      return label === undefined ? [] : [{ value, label }];
    })
    .sort((a, b) => a.label.localeCompare(b.label, locale));
}

/** Codes of former countries resolve to their successors: `und-SU` is `und-RU`. */
const isAlias = (value: string): boolean => Intl.getCanonicalLocales(`und-${value}`)[0] !== `und-${value}`;
