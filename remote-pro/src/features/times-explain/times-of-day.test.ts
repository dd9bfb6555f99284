import type { ExplainedDay } from 'shared-contracts/schemas/slots-explained';
import { refusalAt, timesOfDay } from './times-of-day.ts';

const day: ExplainedDay = {
  date: '2026-11-26',
  timeZone: 'Africa/Douala',
  consultationId: null,
  slotMinutes: 45,
  offered: ['09:00'],
  refused: [
    { start: '00:00', end: '09:00', rule: 'hours' },
    { start: '09:01', end: '09:45', rule: 'between' },
    { start: '09:45', end: '09:46', rule: 'taken' },
    { start: '09:46', end: '10:30', rule: 'short' },
    { start: '10:30', end: '24:00', rule: 'hours' },
  ],
  limit: null,
};

test('every unavailable time has its rule, and an available time has none', () => {
  expect(['08:59', '09:00', '09:30', '09:45', '09:46', '23:59'].map((time) => refusalAt(day, time)?.rule)).toEqual([
    'hours',
    undefined,
    'between',
    'taken',
    'short',
    'hours',
  ]);
});

test('shows the half hours of a usual day and the slot starts between them', () => {
  const times = timesOfDay(day).map(({ time }) => time);
  expect(times.slice(0, 6)).toEqual(['08:00', '08:30', '09:00', '09:30', '09:45', '10:00']);
  expect(times.at(-1)).toBe('18:00');
});

test('hours outside the usual day are shown in full', () => {
  const late = { ...day, offered: ['06:00', '21:15'], refused: [] };
  const times = timesOfDay(late).map(({ time }) => time);
  expect([times[0], times.at(-1)]).toEqual(['06:00', '21:15']);
});
