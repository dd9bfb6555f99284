import { expiryOf } from './expiry-of.ts';

const now = new Date('2026-11-23T16:00:00Z');

test.each([
  ['48 hours after the request', '2026-11-30T09:00:00Z', '2026-11-25T16:00:00Z'],
  ['two hours before the start', '2026-11-24T09:00:00Z', '2026-11-24T07:00:00Z'],
  ['at a start nearer than that', '2026-11-23T17:00:00Z', '2026-11-23T17:00:00Z'],
])('a request expires %s', (_, startsAt, expiresAt) =>
  expect(expiryOf(now, new Date(startsAt))).toEqual(new Date(expiresAt)),
);
