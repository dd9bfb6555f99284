import type { Locale } from 'shared-contracts/schemas/vocabulary';
import { intlLocale } from './intl-locale.ts';

/** Name of an ISO 3166 country in a language; the code itself where the runtime does not know it. */
export const countryName = (country: string, locale: Locale): string =>
  new Intl.DisplayNames(intlLocale(locale), { type: 'region' }).of(country) ?? country;
