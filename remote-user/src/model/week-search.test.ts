import { readWeekSearch } from './week-search.ts';

const now = Date.parse('2026-11-26T10:00:00Z');
const from = (asked: string) => readWeekSearch(new URLSearchParams({ from: asked }), now, 'Africa/Douala').from;

test('a week begins at the day of the address', () => expect(from('2026-12-09')).toBe('2026-12-09'));

test.each(['99999-01-01', '2027-02-30', '12/01/20266', '2026-11-25', '2028-01-01', ''])(
  'an address that asks for %j shows today',
  (asked) => expect(from(asked)).toBe('2026-11-26'),
);
