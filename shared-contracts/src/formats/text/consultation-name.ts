import type { Locale } from '../../schemas/value-lists.ts';

/** The name of a consultation in the reader's language. */
export const consultationName = (
  { nameFr, nameEn }: { readonly nameFr: string; readonly nameEn: string },
  locale: Locale,
): string => (locale === 'en' ? nameEn : nameFr);
