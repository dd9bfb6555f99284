import type { Locale } from 'shared-contracts/schemas/vocabulary';

/** What finds contact details, shows them, and the words: they come with the first text that is sent. */
export async function loadContactHint(locale: Locale) {
  const [{ contactDetails }, { FoundDetails }, { default: words }] = await Promise.all([
    import(/* webpackChunkName: "contact-hint" */ './contact-details.ts'),
    import(/* webpackChunkName: "contact-hint" */ './found-details.tsx'),
    locale === 'fr'
      ? import(/* webpackChunkName: "contact-hint" */ '../../locales/fr/contact-hint.json')
      : import(/* webpackChunkName: "contact-hint" */ '../../locales/en/contact-hint.json'),
  ]);
  return { contactDetails, FoundDetails, words };
}
