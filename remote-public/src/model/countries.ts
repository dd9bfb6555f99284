import type { Locale } from 'shared-contracts/schemas/vocabulary';
import { intlLocale } from './intl-locale.ts';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Region codes that CLDR names but where nobody practises law: unions, test regions, parts of countries with no code of their own. */
const notCountries = new Set(['AC', 'CP', 'CQ', 'DG', 'EA', 'EU', 'EZ', 'IC', 'QO', 'TA', 'UN', 'XA', 'XB', 'ZZ']);

/** Every country that the runtime can name, in the order of its names: the runtime's own list, so that none is ours to keep. */
export function countriesIn(locale: Locale): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(intlLocale(locale), { type: 'region', fallback: 'none' });
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((value) => {
      const label = notCountries.has(value) || isAlias(value) ? undefined : names.of(value);
      return label === undefined ? [] : [{ value, label }];
    })
    .sort((a, b) => a.label.localeCompare(b.label, locale));
}

/** Codes of countries that are no more stand for their successors: `und-SU` is written `und-RU`. */
const isAlias = (value: string): boolean => Intl.getCanonicalLocales(`und-${value}`)[0] !== `und-${value}`;
