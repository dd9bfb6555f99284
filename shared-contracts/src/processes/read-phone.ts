import { countryOfTimeZone } from './country-time-zone.ts';

/** A number as people of a country write it, for those where the product is used; the fields show it and understand it. */
const examples: Readonly<Record<string, string>> = {
  CM: '6 71 23 45 67',
  CI: '01 23 45 67 89',
  SN: '70 123 45 67',
  FR: '06 12 34 56 78',
  BE: '0470 12 34 56',
  CA: '506 234 5678',
};

/** ISO 3166 country by whose rules a number without a prefix is read: the one that is given, that of the time zone, or Cameroon. */
export const phoneCountry = (country: string | undefined, timeZone: string): string =>
  country || (countryOfTimeZone(timeZone) ?? 'CM');

/** The one example of a phone number: of the country, elsewhere of Cameroon with its prefix. */
export const examplePhone = (country: string): string => examples[country] ?? `+237 ${examples['CM']}`;

/**
 * A number in E.164 ("+237671234567"), with a prefix or as it is written in `country`; `undefined` when no number of any country is that long.
 * Loads the numbering plans of all countries, 45 kB gz: only forms do, when they are sent.
 */
export async function readPhone(written: string, country: string): Promise<string | undefined> {
  const { parsePhoneNumberFromString, isSupportedCountry } = await import('libphonenumber-js/min');
  const text = written.trim().replace(/^00/u, '+');
  const found = parsePhoneNumberFromString(text, isSupportedCountry(country) ? country : 'CM');
  return found?.isPossible() ? found.number : undefined;
}
