import { useSyncExternalStore } from 'react';
import { deviceEnglish } from './device-english.ts';

const subscribe = () => () => undefined;

/** BCP 47 tag of the reader's convention in the language of the page; on the server and during hydration that of the site. */
export function useReaderLocale(language: string): string {
  const [site, own] = language === 'en' ? ['en-GB', deviceEnglish] : [language, () => language];
  return useSyncExternalStore(subscribe, own, () => site);
}
