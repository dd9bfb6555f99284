import type { Locale } from 'shared-contracts/schemas/vocabulary';
/** The Intl locale of a language: English as it is written where the product is used, with the day before the month. */
export declare const intlLocale: (locale: Locale) => string;
