import * as v from 'valibot';
import { calendarEvent, dateClick } from './content.ts';

const event = { title: 'Awa Essai', start: '2026-11-23T09:00:00.000Z', end: '2026-11-23T09:30:00.000Z', allDay: false };
const click = { date: new Date(2026, 10, 23), dateStr: '2026-11-23', allDay: true };

test('a calendar event has a title, a start, an end unless it has none, and says whether it lasts whole days', () => {
  const days = { title: 'Congé', start: '2026-11-23', allDay: true };
  expect(v.parse(calendarEvent, event)).toEqual(event);
  expect(v.parse(calendarEvent, days)).toEqual(days);
});

test.each(['title', 'start', 'allDay'])('a calendar event without %s is none', (name) => {
  expect(v.is(calendarEvent, { ...event, [name]: undefined })).toBe(false);
});

test.each([{ start: 'tomorrow' }, { end: '9:30' }])('a calendar event at no moment is none: %j', (changes) => {
  expect(v.is(calendarEvent, { ...event, ...changes })).toBe(false);
});

test('a click on a date carries date, dateStr and allDay', () => {
  expect(v.parse(dateClick, click)).toEqual(click);
  for (const name of Object.keys(click)) expect(v.is(dateClick, { ...click, [name]: undefined })).toBe(false);
});
