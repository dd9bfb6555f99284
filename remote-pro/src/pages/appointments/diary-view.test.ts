import { dateOfSearch, datesShown, firstShown } from './diary-view.ts';

test('a view starts at its day, its Monday, the first of its month, or today', () => {
  const first = (view: Parameters<typeof firstShown>[0], date: string) => firstShown(view, date, '2026-11-26');
  expect(first('day', '2026-12-09')).toBe('2026-12-09');
  expect(['2026-12-07', '2026-12-13'].map((date) => first('week', date))).toEqual(['2026-12-07', '2026-12-07']);
  expect(first('week', '2027-01-01')).toBe('2026-12-28');
  expect(first('month', '2026-12-09')).toBe('2026-12-01');
  expect(first('list', '2026-12-09')).toBe('2026-11-26');
});

test('a file is named by the day, the week or the month that it has', () => {
  const named = (view: Parameters<typeof datesShown>[0]) => datesShown(view, '2026-12-09', '2026-11-26');
  expect([named('day'), named('week'), named('month'), named('list')]).toEqual([
    '2026-12-09',
    '2026-12-07_2026-12-13',
    '2026-12',
    '2026-11-26',
  ]);
});

test.each(['99999-01-01', '12/01/20266', '9999-12-31', '2026-02-30', '+275761-01-01', ''])(
  'an address that asks for %j shows today',
  (date) => expect(dateOfSearch(new URLSearchParams({ date }), '2026-11-26')).toBe('2026-11-26'),
);
