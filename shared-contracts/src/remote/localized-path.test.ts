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

it('goes to the other language and back on every path', () => {
  for (const path of publicPaths) {
    expect(withoutLocale(withLocale(path, 'en'))).toBe(path);
    expect(withoutLocale(withLocale(path, 'fr'))).toBe(path);
    expect(localeOf(withLocale(path, 'en'))).toBe('en');
  }
});

it('writes the English home page without a slash at its end, and the basename likewise', () => {
  expect(withLocale('/', 'en')).toBe('/en');
  expect([basenameOf('fr'), basenameOf('en')]).toEqual(['/', '/en']);
});

it('answers an address of this site, whatever stands in the pathname', () => {
  expect(withLocale(withoutLocale('/en//elsewhere.example'), 'fr')).toBe('/elsewhere.example');
});
