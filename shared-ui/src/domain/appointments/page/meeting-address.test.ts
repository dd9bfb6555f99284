import { attendedAddress, callAddress, meetingAddress, meetingLink } from './meeting-address.ts';

const video = { id: 'a1', callType: 'video', status: 'accepted', videoLink: null } as const;

test('the room of an accepted appointment by video, or the own link of the professional', () => {
  expect(meetingAddress(video)).toBe('/alt-zoom?appointment=a1');
  expect(meetingAddress({ ...video, meetingProvider: 'jitsi' })).toBe('/jitsi?appointment=a1');
  const videoLink = 'https://video.test/room';
  expect(meetingAddress({ ...video, videoLink })).toBe(videoLink);
  expect(meetingAddress({ ...video, videoLink, meetingProvider: 'link' })).toBe(videoLink);
  expect(meetingAddress({ ...video, videoLink, meetingProvider: 'zoom' })).toBe('/zoom?appointment=a1');
  expect(meetingAddress({ ...video, videoLink, meetingProvider: 'built_in' })).toBe('/alt-zoom?appointment=a1');
  expect(meetingAddress({ ...video, status: 'waiting' })).toBeUndefined();
  expect(meetingAddress({ ...video, callType: 'call' })).toBeUndefined();
});

test('the room of a call is that of its provider too', () => {
  const call = { ...video, callType: 'call' } as const;
  expect(callAddress(call)).toBe('/alt-zoom?appointment=a1');
  expect(callAddress({ ...call, meetingProvider: 'jitsi' })).toBe('/jitsi?appointment=a1');
  expect(callAddress(video)).toBeUndefined();
});

test('another site opens in a tab of its own', () => {
  expect(meetingLink('/alt-zoom?appointment=a1')).toEqual({ to: '/alt-zoom?appointment=a1' });
  expect(meetingLink('https://video.test/room')).toMatchObject({ target: '_blank', rel: 'noreferrer' });
});

test.each([
  ['built_in', '/alt-zoom'],
  ['jitsi', '/jitsi'],
  ['zoom', '/alt-zoom'],
  ['link', '/alt-zoom'],
  [undefined, '/alt-zoom'],
] as const)('who is in a room of an appointment by %s is met on %s', (meetingProvider, page) => {
  expect(attendedAddress({ id: 'a1', meetingProvider })).toBe(`${page}?appointment=a1`);
});
