import { filterOf, rangeOf, searchOf } from './invoice-filter.ts';

const professionalId = '5f0c7c1e-7d1a-4a53-9c0b-5a3f1c2d4e02';

test('a filter and its address are the same, and what makes no sense is left out', () => {
  const filter = { state: 'paid', period: 'year', professionalId } as const;
  expect(searchOf(filter).toString()).toBe(`state=paid&period=year&by=${professionalId}`);
  expect(filterOf(searchOf(filter, 'next'))).toEqual(filter);
  const open = { state: 'all', period: 'all', professionalId: '' };
  expect(filterOf(new URLSearchParams('state=draft&period=ever&by=me'))).toEqual(open);
  expect(searchOf(filterOf(new URLSearchParams())).size).toBe(0);
});

test('periods are whole months and years by the clocks of the device', () => {
  const now = new Date(2026, 0, 31, 12);
  const days = (period: Parameters<typeof rangeOf>[0]) => {
    const range = rangeOf(period, now);
    return range && [new Date(range.from), new Date(range.to)];
  };
  expect(days('month')).toEqual([new Date(2026, 0, 1), new Date(2026, 1, 1)]);
  expect(days('year')).toEqual([new Date(2026, 0, 1), new Date(2027, 0, 1)]);
  expect(days('lastYear')).toEqual([new Date(2025, 0, 1), new Date(2026, 0, 1)]);
  expect(days('all')).toBeUndefined();
});
