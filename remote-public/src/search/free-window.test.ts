import { freeWindow } from './free-window.ts';

test('hours are in their time zone, wherever they are read', () => {
  expect(freeWindow('2026-11-23', { from: '09:00', to: '12:30', zone: 'Africa/Douala' })).toEqual({
    from: '2026-11-23T08:00:00.000Z',
    to: '2026-11-23T11:30:00.000Z',
  });
});

test('a missing end is the end of the day, also on a 23-hour day', () => {
  expect(freeWindow('2027-03-28', { to: '08:00', zone: 'Europe/Paris' })).toEqual({
    from: '2027-03-27T23:00:00.000Z',
    to: '2027-03-28T06:00:00.000Z',
  });
  expect(freeWindow('2027-03-28', { from: '14:00', zone: 'Europe/Paris' })).toEqual({
    from: '2027-03-28T12:00:00.000Z',
    to: '2027-03-28T22:00:00.000Z',
  });
});
