import { dayTitle, shortTime } from './message-time.ts';

const reader = { locale: 'fr', timeZone: 'Africa/Douala' } as const;
const now = Date.parse('2026-11-26T10:00:00Z');

test.each([
  ['2026-11-26T09:42:00Z', '10\u00A0h\u00A042', 'Aujourd’hui'],
  // Eleven at night, in Douala.
  ['2026-11-25T22:30:00Z', 'hier', 'Hier'],
  ['2026-11-25T23:30:00Z', '0\u00A0h\u00A030', 'Aujourd’hui'],
  ['2026-11-20T09:00:00Z', 'ven.', 'Vendredi 20 novembre 2026'],
  ['2026-11-12T09:00:00Z', '12 nov.', 'Jeudi 12 novembre 2026'],
  ['2025-12-12T09:00:00Z', '12 déc. 2025', 'Vendredi 12 décembre 2025'],
])('%s is %s in a list and %s above the messages', (instant, short, title) => {
  expect(shortTime(instant, now, reader)).toBe(short);
  expect(dayTitle(instant, now, reader).replaceAll("'", '’')).toBe(title);
});
