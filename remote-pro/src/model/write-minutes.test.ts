import { writeHours, writeMinutes } from './write-minutes.ts';

test('minutes become hours and days as soon as they fill one', () => {
  expect(writeMinutes(90, 'en')).toBe('1 hr 30 min');
  expect(writeMinutes(2880, 'en')).toBe('2 days');
  expect(writeMinutes(1440, 'fr').replace(/\s/gu, ' ')).toBe('1 jour');
});

test('working time becomes hours, however many', () => {
  expect(writeHours(2130, 'fr').replace(/\s/gu, ' ')).toBe('35 h 30 min');
});
