import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { hasCallingCode, visibleText } from './calling-codes.ts';

/** A number as it was understood. */
interface PhoneNumber {
  /** E.164, as it is stored: "+237671234567". */
  readonly number: string;
  /** ISO 3166; undefined where the prefix belongs to no country. */
  readonly country: string | undefined;
  /** "+237 6 71 23 45 67". */
  readonly international: string;
}

/**
 * Reads a number with its prefix, or as it is written in `country`. What has a prefix only needs a possible length, because numbering plans
 * change faster than releases; without one it has to be valid in its country, since a number of another would be falsified.
 */
export function parsePhone(written: string, country: string): PhoneNumber | undefined {
  const isInternational = hasCallingCode(written);
  const bare = visibleText(written).trim();
  const text = isInternational ? bare.replace(/^([\s(]*)00/u, '$1+') : bare;
  if (!isInternational && !isSupportedCountry(country)) return undefined;
  const found = parsePhoneNumberFromString(text, isSupportedCountry(country) ? country : undefined);
  if (!found || !(isInternational ? found.isPossible() : found.isValid())) return undefined;
  return { number: found.number, country: found.country, international: found.formatInternational() };
}
