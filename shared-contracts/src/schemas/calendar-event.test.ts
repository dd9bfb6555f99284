import * as v from 'valibot';
import { calendarEvent, dateClick } from './calendar-event.ts';

const event = { title: 'Awa Essai', start: '2026-11-23T09:00:00.000Z', end: '2026-11-23T09:30:00.000Z', allDay: false };
const click = { date: new Date(2026, 10, 23), dateStr: '2026-11-23', allDay: true };

test('a calendar event has a title, a start, an optional end, and an all-day flag', () => {
  const days = { title: 'Congé', start: '2026-11-23', allDay: true };
  expect(v.parse(calendarEvent, event)).toEqual(event);
  expect(v.parse(calendarEvent, days)).toEqual(days);
});

test.each(['title', 'start', 'allDay'])('a calendar event without %s is invalid', (name) => {
  expect(v.is(calendarEvent, { ...event, [name]: undefined })).toBe(false);
});

test.each([{ start: 'tomorrow' }, { end: '9:30' }])(
  'a calendar event with an invalid time is rejected: %j',
  (changes) => {
    expect(v.is(calendarEvent, { ...event, ...changes })).toBe(false);
  },
);

test('a date click has date, dateStr and allDay', () => {
  expect(v.parse(dateClick, click)).toEqual(click);
  for (const name of Object.keys(click)) expect(v.is(dateClick, { ...click, [name]: undefined })).toBe(false);
});
