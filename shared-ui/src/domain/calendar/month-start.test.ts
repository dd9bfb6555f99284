import { monthStart } from './month-start.ts';

const first = { marker: new Date('2026-02-01T00:00:00Z') };

test('the start of a month is abbreviated, in French with an ordinal', () => {
  expect(monthStart({ date: first, localeCodes: ['fr'] })).toBe('1er févr.');
  expect(monthStart({ date: first, localeCodes: ['en-GB', 'en'] })).toBe('1 Feb');
});
