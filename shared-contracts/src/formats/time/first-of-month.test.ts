import { firstOfMonth } from './first-of-month.ts';

const range = (locale: string, from: string, to: string) =>
  firstOfMonth(
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).formatRange(
      Date.parse(from),
      Date.parse(to),
    ),
    locale,
  );

test('the first of a month is an ordinal in French, in a date and at either end of a range', () => {
  expect(firstOfMonth('mardi 1 décembre 2026', 'fr')).toBe('mardi 1er décembre 2026');
  expect(range('fr-FR', '2026-12-01', '2026-12-07')).toMatch(/^1er\D+7 décembre 2026$/u);
  expect(range('fr-FR', '2026-11-25', '2026-12-01')).toMatch(/^25 novembre\D+1er décembre 2026$/u);
});

test('other days, times and languages keep the Intl output', () => {
  expect(firstOfMonth('21 déc. 2026, 11:01', 'fr-FR')).toBe('21 déc. 2026, 11:01');
  expect(firstOfMonth('11:01 – 12:00', 'fr-FR')).toBe('11:01 – 12:00');
  expect(firstOfMonth('1 December 2026', 'en-GB')).toBe('1 December 2026');
});
