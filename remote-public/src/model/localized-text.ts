import type { Locale } from 'shared-contracts/schemas/vocabulary';

/** A text in the reader’s language, or in the other one when only that exists (`lang` then differs from the page’s). */
export function localizedText(
  fr: string | null,
  en: string | null,
  locale: Locale,
): { readonly text: string; readonly lang: Locale } | null {
  const [own, other] = locale === 'en' ? [en, fr] : [fr, en];
  if (own) return { text: own, lang: locale };
  return other ? { text: other, lang: locale === 'en' ? 'fr' : 'en' } : null;
}
