import { countryOfTimeZone } from './country-time-zone.ts';

/**
 * A national number by country, for those where the product is used; the fields show it as an example and accept it.
 */
const examples: Readonly<Record<string, string>> = {
  CM: '6 71 23 45 67',
  CI: '01 23 45 67 89',
  SN: '70 123 45 67',
  FR: '06 12 34 56 78',
  BE: '0470 12 34 56',
  CA: '506 234 5678',
};

/** ISO 3166 country for numbers without a prefix: the given one, that of the time zone, or Cameroon. */
export const phoneCountry = (country: string | undefined, timeZone: string): string =>
  country || (countryOfTimeZone(timeZone) ?? 'CM');

/** The example of a phone number: the country's, elsewhere that of Cameroon with its prefix. */
export const examplePhone = (country: string): string => examples[country] ?? `+237 ${examples['CM']}`;

/**
 * A number in E.164 ("+237671234567"), with a prefix or in the national format of `country`; `undefined` when no
 * country has numbers of that length. Loads the numbering plans of all countries, 45 kB gz, so only forms use it, on
 * submit.
 */
export async function readPhone(written: string, country: string): Promise<string | undefined> {
  const { parsePhoneNumberFromString, isSupportedCountry } = await import('libphonenumber-js/min');
  const text = written.trim().replace(/^00/u, '+');
  const found = parsePhoneNumberFromString(text, isSupportedCountry(country) ? country : 'CM');
  return found?.isPossible() ? found.number : undefined;
}
