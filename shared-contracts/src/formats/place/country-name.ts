import type { Locale } from '../../schemas/value-lists.ts';
import { intlLocale } from 'shared-contracts/formats/text/intl-locale';

const names = new Map<Locale, Intl.DisplayNames>();

const namesIn = (locale: Locale): Intl.DisplayNames => {
  const known = names.get(locale) ?? new Intl.DisplayNames(intlLocale(locale), { type: 'region' });
  names.set(locale, known);
  return known;
};

/** Name of an ISO 3166 country in a language; the code itself where the runtime does not know it. */
export const countryName = (country: string, locale: Locale): string => namesIn(locale).of(country) ?? country;
