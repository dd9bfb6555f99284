import { endAfter, faultsOf, noTime, timeAt, typedTime } from './chosen-time.ts';

const current = { startsAt: '2026-11-24T09:00:00.000Z', endsAt: '2026-11-24T09:30:00.000Z' };
const paris = { timeZone: 'Europe/Paris' };
const now = Date.parse('2026-11-20T12:00:00.000Z');

test('an instant fills the fields in the reader’s time zone', () => {
  expect(timeAt('2026-11-24T23:30:00.000Z', { locale: 'en', timeZone: 'Africa/Douala' })).toEqual({
    startsAt: '2026-11-24T23:30:00.000Z',
    day: '2026-11-25',
    time: '00:30',
  });
});

test('the fields become an instant once day and time are filled', () => {
  expect(typedTime('2026-11-24', '', paris).startsAt).toBeUndefined();
  expect(typedTime('', '10:00', paris).startsAt).toBeUndefined();
  expect(typedTime('Feb 31 2026', '10:00', paris).startsAt).toBeUndefined();
  expect(typedTime('2026-11-24', '25h', paris).startsAt).toBeUndefined();
  for (const [day, time] of [
    ['2026-02-31', '10:00'],
    ['9999-99-99', '10:00'],
    ['12/01/20266', '10:00'],
    ['2026-11-24', '99:99'],
  ] as const)
    expect(typedTime(day, time, paris)).toEqual({ day, time, startsAt: undefined });
  expect(typedTime('2026-11-24', '10:00', paris).startsAt).toBe('2026-11-24T09:00:00.000Z');
});

const read = { startsAt: current.startsAt, day: '2026-11-24', time: '10:00', minutes: 30 };
const unread = { ...read, startsAt: undefined };
test.each([
  ['nothing chosen', { ...noTime, minutes: 30 }, { 'own-day': 'chooseDay', 'own-time': 'choose' }],
  ['a day that is none', { ...unread, day: '32/13/2026' }, { 'own-day': 'DATE_INVALID' }],
  ['a day that is missing', { ...unread, day: '' }, { 'own-day': 'chooseDay' }],
  ['a time that is none', { ...unread, time: '25:99' }, { 'own-time': 'TIME_INVALID' }],
  [
    'nothing that can be read',
    { startsAt: undefined, day: '32/13/2026', time: '25:99', minutes: -5 },
    { 'own-day': 'DATE_INVALID', 'own-time': 'TIME_INVALID', 'own-length': 'lengthInvalid' },
  ],
  ['no length', { ...read, minutes: 0 }, { 'own-length': 'lengthInvalid' }],
  ['a duration that is not a number', { ...read, minutes: Number.NaN }, { 'own-length': 'lengthInvalid' }],
  ['half a minute', { ...read, minutes: 30.5 }, { 'own-length': 'lengthInvalid' }],
  ['more than eight hours', { ...read, minutes: 481 }, { 'own-length': 'lengthInvalid' }],
  ['the past', { ...read, startsAt: '2026-11-19T09:00:00.000Z' }, { 'own-time': 'inPast' }],
  [
    'the past, for no length',
    { ...read, startsAt: '2026-11-19T09:00:00.000Z', minutes: 0 },
    { 'own-time': 'inPast', 'own-length': 'lengthInvalid' },
  ],
  ['the current time', read, { 'own-time': 'same' }],
  ['the same start with another duration', { ...read, minutes: 60 }, {}],
  ['another start', { ...read, startsAt: '2026-11-25T09:00:00.000Z' }, {}],
])('proposing %s', (_, proposal, faults) => {
  expect(faultsOf(proposal, current, now)).toEqual(faults);
});

test('the end follows the start by the duration', () => {
  expect(endAfter(current.startsAt, 90)).toBe('2026-11-24T10:30:00.000Z');
});
