import { isWithinNotice } from './is-within-notice.ts';

const now = new Date('2026-11-23T10:00:00Z');

test.each([
  ['exactly the notice period is left', '2026-11-24T10:00:00Z', 24, false],
  ['a second less is left', '2026-11-24T09:59:59Z', 24, true],
  ['there is no notice period', '2026-11-23T10:00:00Z', 0, false],
])('%s', (_, startsAt, hours, expected) => expect(isWithinNotice(new Date(startsAt), now, hours)).toBe(expected));
