import { nextRange } from './new-range.ts';

const after = (...ends: readonly string[]) => Object.values(nextRange(ends)).join('–');

test('a new range begins an hour after the last, and ends with the afternoon or the evening', () => {
  expect(after()).toBe('09:00–12:00');
  expect(after('12:30')).toBe('13:30–17:00');
  expect(after('17:30', '12:00')).toBe('18:30–20:00');
  expect(after('19:30')).toBe('20:30–21:30');
  expect(after('23:15')).toBe('23:15–23:59');
  expect(after('9 h', '12:00')).toBe('13:00–17:00');
});
