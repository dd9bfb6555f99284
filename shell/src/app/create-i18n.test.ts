import english from '../locales/en/shell.json';
import french from '../locales/fr/shell.json';
import { createI18n } from './create-i18n.ts';

test.each([
  ['fr', { shell: french }, /25\/12\/2026$/u],
  ['en', { shell: english }, /25 Dec 2026$/u],
] as const)('in %s a date that does not exist is refused with an example', (locale, strings, example) => {
  expect(createI18n(locale, strings).t('errors.DATE_INVALID')).toMatch(example);
});
