import { localeOf, withLocale, withoutLocale } from 'shared-contracts/remote/localized-path';

/**
 * The one spelling of an address that matches `pattern`: no slash at the end, the pattern's own letters where it has letters.
 * Two spellings of a page would be two pages to a search engine.
 */
export function properAddress(pathname: string, pattern: string): string {
  const given = withoutLocale(pathname).split('/').filter(Boolean);
  const spelled = pattern
    .split('/')
    .filter(Boolean)
    .map((part, index) => (part.startsWith(':') ? (given[index] ?? '') : part));
  return withLocale(`/${spelled.join('/')}`, localeOf(pathname));
}
