import { localeOf, withLocale, withoutLocale } from 'shared-contracts/remote/localized-path';

/**
 * The canonical path for a URL that matches `pattern`: no trailing slash, fixed parts spelled as in the pattern, so
 * that search engines see one page.
 */
export function canonicalPath(pathname: string, pattern: string): string {
  const given = withoutLocale(pathname).split('/').filter(Boolean);
  const spelled = pattern
    .split('/')
    .filter(Boolean)
    .map((part, index) => (part.startsWith(':') ? (given[index] ?? '') : part));
  return withLocale(`/${spelled.join('/')}`, localeOf(pathname));
}
