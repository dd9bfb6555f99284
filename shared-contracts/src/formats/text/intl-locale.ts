import type { Locale } from '../../schemas/value-lists.ts';

/** The Intl locale of a language: English with the day before the month. */
export const intlLocale = (locale: Locale): string => (locale === 'en' ? 'en-GB' : 'fr-FR');
