import type { Language } from './translate.ts';

/**
 * What a date field shows for `YYYY-MM-DD` in the tests' browser, whose English is American. A server
 * that does not know the reader's writes British English.
 */
export function fieldText(value: string, language: Language, english = 'en-US'): string {
  const dateStyle = language === 'en' ? 'medium' : 'short';
  return new Intl.DateTimeFormat(language === 'en' ? english : 'fr', { dateStyle, timeZone: 'UTC' }).format(
    new Date(value),
  );
}
