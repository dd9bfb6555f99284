import { closedHours, firstHour, hasHours } from './closed-hours.ts';

const rule = (weekday: number, startTime: string, endTime: string) => ({ weekday, startTime, endTime });
const week = [rule(4, '14:00', '18:00'), rule(4, '09:00', '12:30'), rule(5, '12:00', '23:59')];
const zone = 'Africa/Douala';
const times = (dates: readonly string[], exceptions: Parameters<typeof closedHours>[2] = []) =>
  closedHours(dates, week, exceptions, zone).map(({ start, end }) => [start, end]);

test('what the week does not open is closed, whatever the order of its hours', () => {
  expect(times(['2026-11-26'])).toEqual([
    ['2026-11-25T23:00:00.000Z', '2026-11-26T08:00:00.000Z'],
    ['2026-11-26T11:30:00.000Z', '2026-11-26T13:00:00.000Z'],
    ['2026-11-26T17:00:00.000Z', '2026-11-26T23:00:00.000Z'],
  ]);
});

test('hours to 23:59 end at midnight, and a day without hours is closed', () => {
  expect(times(['2026-11-27', '2026-11-28'])).toEqual([
    ['2026-11-26T23:00:00.000Z', '2026-11-27T11:00:00.000Z'],
    ['2026-11-27T23:00:00.000Z', '2026-11-28T23:00:00.000Z'],
  ]);
});

test('an exception replaces the hours of its day', () => {
  const exceptions = [
    { date: '2026-11-26', ranges: [] },
    { date: '2026-11-28', ranges: [{ start: '10:00', end: '23:59' }] },
  ];
  expect(times(['2026-11-26', '2026-11-28'], exceptions)).toEqual([
    ['2026-11-25T23:00:00.000Z', '2026-11-26T23:00:00.000Z'],
    ['2026-11-27T23:00:00.000Z', '2026-11-28T09:00:00.000Z'],
  ]);
});

test('the hours begin a little before the first of the week', () => {
  expect(firstHour(week)).toBe('08:30');
  expect(firstHour([rule(1, '00:15', '09:00')])).toBe('00:00');
  expect(firstHour([])).toBe('07:30');
});

test('dates have hours by the week or by an exception', () => {
  const [thursday, saturday] = ['2026-11-26', '2026-11-28'];
  expect(hasHours([saturday], week, [])).toBe(false);
  expect(hasHours([saturday, thursday], week, [])).toBe(true);
  expect(hasHours([thursday], week, [{ date: thursday, ranges: [] }])).toBe(false);
  expect(hasHours([saturday], [], [{ date: saturday, ranges: [{ start: '10:00', end: '12:00' }] }])).toBe(true);
});
