import type { Locale } from 'shared-contracts/schemas/vocabulary';
import english from '../locales/en/shell.json';
import french from '../locales/fr/shell.json';
import { createI18n } from './create-i18n.ts';

afterEach(() => jest.restoreAllMocks());

test.each<[Locale, string, string]>([
  ['fr', 'en-US', '25/12/2026'],
  ['en', 'en-US', 'Dec 25, 2026'],
  ['en', 'en-GB', '25 Dec 2026'],
  ['en', 'fr-FR', '25 Dec 2026'],
])('in %s on a device in %s, a date that does not exist is refused with %s as example', (locale, device, example) => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue([device]);
  const { t } = createI18n(locale, { shell: locale === 'fr' ? french : english });
  expect(t('errors.DATE_INVALID')).toMatch(new RegExp(`${example}$`, 'u'));
});
