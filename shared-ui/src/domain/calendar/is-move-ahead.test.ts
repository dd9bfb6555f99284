import { isMoveAhead } from './is-move-ahead.ts';

const now = new Date('2026-11-20T23:30:00Z');
const zone = 'Africa/Douala';

test.each([
  ['an earlier day', '2026-11-10T08:00:00Z', false],
  ['this very moment', now.toISOString(), false],
  ['a later moment', '2026-11-20T23:45:00Z', true],
])('an appointment dropped on %s', (_, start, allowed) => {
  expect(isMoveAhead({ start, allDay: false }, now, zone)).toBe(allowed);
});

test.each([
  ['yesterday', '2026-11-20', false],
  ['today, which has begun there', '2026-11-21', true],
  ['tomorrow', '2026-11-22', true],
])('an all-day event dropped on %s', (_, start, allowed) => {
  expect(isMoveAhead({ start, allDay: true }, now, zone)).toBe(allowed);
});
