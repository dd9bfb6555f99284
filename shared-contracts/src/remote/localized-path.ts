import type { Locale } from '../schemas/vocabulary.ts';

/** Basename of the router of a locale: French at the root, English under `/en` (specification, section 1). */
export const basenameOf = (locale: Locale): '/' | '/en' => (locale === 'en' ? '/en' : '/');

/** Locale of a pathname as the browser shows it. `/en` and `/en/…` are English, everything else is French. */
export const localeOf = (pathname: string): Locale => (/^\/en(?:\/|$)/u.test(pathname) ? 'en' : 'fr');

/** The pathname without its locale: `/en/lawyers` and `/lawyers` are both `/lawyers`. */
export const withoutLocale = (pathname: string): string =>
  localeOf(pathname) === 'en' ? pathname.slice(3) || '/' : pathname;

/**
 * The address of a locale-free pathname in a locale; always of this site, even if the pathname starts with two slashes.
 */
export const withLocale = (pathname: string, locale: Locale): string =>
  locale === 'en' ? `/en${pathname === '/' ? '' : pathname}` : pathname.replace(/^\/+/u, '/');
