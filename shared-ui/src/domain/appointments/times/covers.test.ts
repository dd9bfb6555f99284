import { covers } from './covers.ts';

const at = (hours: number, minutes = 0) => new Date(Date.UTC(2026, 10, 23, hours, minutes)).toISOString();
const slot = (hours: number, minutes = 0) => ({
  startsAt: at(hours, minutes),
  endsAt: new Date(Date.parse(at(hours, minutes)) + 1_800_000).toISOString(),
});

test('a time is covered when consecutive slots span it from start to end', () => {
  const morning = [slot(9), slot(9, 30), slot(10)];
  expect(covers(morning, at(9), at(10, 30))).toBe(true);
  expect(covers(morning, at(9, 10), at(9, 40))).toBe(true);
  expect(covers(morning, at(10), at(10, 45))).toBe(false);
  expect(covers(morning, at(8, 45), at(9, 15))).toBe(false);
  expect(covers([slot(9), slot(10)], at(9), at(10, 30))).toBe(false);
  expect(covers([], at(9), at(9, 30))).toBe(false);
});
