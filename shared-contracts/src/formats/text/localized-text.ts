import { frenchSpacing } from './french-spacing.ts';
import type { Locale } from '../../schemas/value-lists.ts';

/** A text in the reader’s language, or in the other one when only that exists (`lang` then differs from the page’s), as it is typeset. */
export function localizedText(
  fr: string | null,
  en: string | null,
  locale: Locale,
): { readonly text: string; readonly lang: Locale } | null {
  const lang = (locale === 'en' ? en : fr) ? locale : locale === 'en' ? 'fr' : 'en';
  const text = lang === 'en' ? en : fr && frenchSpacing(fr);
  return text ? { text, lang } : null;
}
