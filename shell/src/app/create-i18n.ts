import { createInstance, type i18n } from 'i18next';
import type { LocaleStrings } from 'shared-contracts/remote/remote-module';
import type { Locale } from 'shared-contracts/schemas/vocabulary';

/** Until a date field is used, which writes it as this device does (`date-field/late-parts.ts`). */
const exampleDate = { fr: '25/12/2026', en: '25 Dec 2026' } as const satisfies Record<Locale, string>;

/** One instance per document in the browser and per request on the server, in one language; more strings come with each page. */
export function createI18n(locale: Locale, strings: Readonly<Record<string, LocaleStrings>>): i18n {
  const instance = createInstance();
  void instance.init({
    lng: locale,
    fallbackLng: false,
    ns: ['shell'],
    defaultNS: 'shell',
    resources: { [locale]: strings },
    interpolation: { escapeValue: false, defaultVariables: { exampleDate: exampleDate[locale] } },
    react: { useSuspense: false },
    initAsync: false,
  });
  return instance;
}
