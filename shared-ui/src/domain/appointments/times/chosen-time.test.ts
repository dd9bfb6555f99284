import { endAfter, faultOf, noTime, timeAt, typedTime } from './chosen-time.ts';

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

test.each([
  ['nothing chosen', { startsAt: undefined, minutes: 30 }, 'choose'],
  ['a day that is none', { startsAt: undefined, minutes: 30, day: '32/13/2026', time: '10:00' }, 'chooseDay'],
  ['a day that is missing', { startsAt: undefined, minutes: 30, time: '10:00' }, 'chooseDay'],
  ['a time that is none', { startsAt: undefined, minutes: 30, day: '2026-11-24', time: '25:99' }, 'choose'],
  ['no length', { startsAt: current.startsAt, minutes: 0 }, 'lengthInvalid'],
  ['a duration that is not a number', { startsAt: current.startsAt, minutes: Number.NaN }, 'lengthInvalid'],
  ['half a minute', { startsAt: current.startsAt, minutes: 30.5 }, 'lengthInvalid'],
  ['more than eight hours', { startsAt: current.startsAt, minutes: 481 }, 'lengthInvalid'],
  ['the past', { startsAt: '2026-11-19T09:00:00.000Z', minutes: 30 }, 'inPast'],
  ['the current time', { startsAt: current.startsAt, minutes: 30 }, 'same'],
  ['the same start with another duration', { startsAt: current.startsAt, minutes: 60 }, undefined],
  ['another start', { startsAt: '2026-11-25T09:00:00.000Z', minutes: 30 }, undefined],
])('proposing %s', (_, proposal, fault) => {
  expect(faultOf({ ...noTime, ...proposal }, current, now)).toBe(fault);
});

test('the end follows the start by the duration', () => {
  expect(endAfter(current.startsAt, 90)).toBe('2026-11-24T10:30:00.000Z');
});
