import { calendarDays, isCalendarDay } from './calendar-days.ts';
import { isInCalendar } from '../../schemas/is-in-calendar.ts';

test.each([calendarDays.min, calendarDays.max, '2028-02-29'])('%s is a day', (day) =>
  expect(isCalendarDay(day)).toBe(true),
);

test.each([
  '1899-12-31',
  '3000-01-01',
  '2026-02-30',
  '99999-01-01',
  '+275760-09-13',
  '-000001-01-01',
  '12/01/20266',
  '2026-1-1',
  '2026-01-01T00:00:00Z',
  '',
])('%s is none', (text) => expect(isCalendarDay(text)).toBe(false));

test.each([
  '99999-01-01',
  '12/01/20266',
  '1/1/275760',
  '275761-01-01',
  'Jan 1 99999',
  '2026-01-01 x',
  '\0',
  '9'.repeat(400),
])('whatever Date makes of %j, asking is safe', (text) => expect(isInCalendar(text)).toBe(false));
