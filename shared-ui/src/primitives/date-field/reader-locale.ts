import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** The browser's English for English pages: order of day and month. */
const ownEnglish = (): string => navigator.languages.find((tag) => /^en\b/.test(tag)) ?? 'en-GB';

/** BCP 47 tag of the reader's convention in the language of the page; on the server and during hydration that of the site. */
export function useReaderLocale(language: string): string {
  const [site, own] = language === 'en' ? ['en-GB', ownEnglish] : [language, () => language];
  return useSyncExternalStore(subscribe, own, () => site);
}
