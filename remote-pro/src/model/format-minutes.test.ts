import { formatHours, formatMinutes } from './format-minutes.ts';

test('minutes become hours and days once they fill one', () => {
  expect(formatMinutes(90, 'en')).toBe('1 hr 30 min');
  expect(formatMinutes(2880, 'en')).toBe('2 days');
  expect(formatMinutes(1440, 'fr').replace(/\s/gu, ' ')).toBe('1 jour');
});

test('working time is written in hours, however many', () => {
  expect(formatHours(2130, 'fr').replace(/\s/gu, ' ')).toBe('35 h 30 min');
});
