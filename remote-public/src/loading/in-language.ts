import { cityName } from 'shared-contracts/schemas/city-names';
import type { Locale } from 'shared-contracts/schemas/vocabulary';

/** Translates the city of a professional. */
export const inLanguage = <T extends { readonly city?: string | undefined }>(row: T, locale: Locale): T =>
  row.city === undefined ? row : { ...row, city: cityName(row.city, locale) };

/** The same for an author. */
export const byAuthorIn = <T extends { readonly author: { readonly city: string } | null }>(
  text: T,
  locale: Locale,
): T => (text.author === null ? text : { ...text, author: inLanguage(text.author, locale) });
