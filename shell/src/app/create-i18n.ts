import { createInstance, type i18n } from 'i18next';
import type { LocaleStrings } from 'shared-contracts/remote/remote-module';
import type { Locale } from 'shared-contracts/schemas/vocabulary';
import { deviceEnglish } from 'shared-ui/primitives/date-field/device-english.ts';
import { shownText } from 'shared-ui/primitives/date-field/shown-text.ts';

/** As a field of the reader shows it; the server says none. */
const exampleDate = (locale: Locale) =>
  shownText('2026-12-25', locale === 'en' && typeof document === 'object' ? deviceEnglish() : locale);

/** One instance per document in the browser and per request on the server, in one language; more strings come with each page. */
export function createI18n(locale: Locale, strings: Readonly<Record<string, LocaleStrings>>): i18n {
  const instance = createInstance();
  void instance.init({
    lng: locale,
    fallbackLng: false,
    ns: ['shell'],
    defaultNS: 'shell',
    resources: { [locale]: strings },
    interpolation: { escapeValue: false, defaultVariables: { exampleDate: exampleDate(locale) } },
    react: { useSuspense: false },
    initAsync: false,
  });
  return instance;
}
