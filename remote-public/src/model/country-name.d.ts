import type { Locale } from 'shared-contracts/schemas/vocabulary';
/** Name of an ISO 3166 country in a language; the code itself where the runtime does not know it. */
export declare const countryName: (country: string, locale: Locale) => string;
