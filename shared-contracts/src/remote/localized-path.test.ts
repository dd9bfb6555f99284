import { basenameOf, localeOf, withLocale, withoutLocale } from './localized-path.ts';
import { publicPaths } from './paths.ts';

it.each([
  ['/', 'fr'],
  ['/lawyers', 'fr'],
  ['/en', 'en'],
  ['/en/lawyers', 'en'],
  ['/english', 'fr'],
  ['/entreprise/en', 'fr'],
] as const)('%s is %s', (pathname, locale) => {
  expect(localeOf(pathname)).toBe(locale);
});

it('converts every path to the other language and back', () => {
  for (const path of publicPaths) {
    expect(withoutLocale(withLocale(path, 'en'))).toBe(path);
    expect(withoutLocale(withLocale(path, 'fr'))).toBe(path);
    expect(localeOf(withLocale(path, 'en'))).toBe('en');
  }
});

it('writes the English home page without a trailing slash, and the basename likewise', () => {
  expect(withLocale('/', 'en')).toBe('/en');
  expect([basenameOf('fr'), basenameOf('en')]).toEqual(['/', '/en']);
});

it('returns an address of this site, whatever the pathname contains', () => {
  expect(withLocale(withoutLocale('/en//elsewhere.example'), 'fr')).toBe('/elsewhere.example');
});
