import { callingCodeOf, phoneCountries } from 'shared-contracts/formats/place/calling-codes';
import { countryName } from 'shared-contracts/formats/place/country-name';
import { intlLocale } from 'shared-contracts/formats/text/intl-locale';
import type { Locale } from 'shared-contracts/schemas/vocabulary';

interface CountryOption {
  readonly value: string;
  /** "Gabon (+241)": the name first, by which typing chooses. */
  readonly label: string;
}

const kept = new Map<Locale, readonly CountryOption[]>();

/** Every country with its calling code, sorted as the language sorts. */
export function phoneCountryOptions(locale: Locale): readonly CountryOption[] {
  const { compare } = new Intl.Collator(intlLocale(locale));
  const options =
    kept.get(locale) ??
    phoneCountries
      .map((value) => ({ value, name: countryName(value, locale) }))
      .sort((one, other) => compare(one.name, other.name))
      .map(({ value, name }) => ({ value, label: `${name} (+${callingCodeOf(value) ?? ''})` }));
  kept.set(locale, options);
  return options;
}
