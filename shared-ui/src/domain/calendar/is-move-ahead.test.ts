import { isMoveAhead } from './is-move-ahead.ts';

const now = new Date(2026, 10, 20, 15, 30);

test.each([
  ['an earlier day', new Date(2026, 10, 10, 9), false],
  ['an earlier hour of today', new Date(2026, 10, 20, 9), false],
  ['this very moment', now, false],
  ['a later hour of today', new Date(2026, 10, 20, 16), true],
  ['a later day', new Date(2026, 10, 21, 9), true],
])('an appointment dropped on %s', (_, start, allowed) => {
  expect(isMoveAhead({ start, allDay: false }, now)).toBe(allowed);
});

test.each([
  ['yesterday', new Date(2026, 10, 19), false],
  ['today, which has not ended', new Date(2026, 10, 20), true],
  ['tomorrow', new Date(2026, 10, 21), true],
])('an all-day event dropped on %s', (_, start, allowed) => {
  expect(isMoveAhead({ start, allDay: true }, now)).toBe(allowed);
});
