import { renderHook, waitFor } from '@testing-library/react';
import { createLocalMedia } from './engine/local-media.ts';
import type { RoomPhase } from './engine/room-session.ts';
import type { MeetingSubject } from './meeting-subject.ts';
import { useRoomMemory } from './use-room-memory.ts';
import type { Room } from './use-room.ts';

const subject = { appointment: { id: 'one' }, userId: 'me' } as unknown as MeetingSubject;
const roomIn = (phase: RoomPhase) => {
  const local = createLocalMedia(true);
  const join = jest.fn(() => Promise.resolve());
  const media = () => local.state();
  return {
    join,
    media,
    room: () => ({ local, session: { join }, state: { phase }, media: media() }) as unknown as Room,
  };
};
afterEach(() => sessionStorage.clear());

test('a page that is loaded again goes back in with what was on, the blurred background too', async () => {
  const before = roomIn('in');
  await before.room().local.turn('microphone', false);
  await before.room().local.blur(true);
  renderHook(() => useRoomMemory(subject, before.room(), true)).unmount();
  const after = roomIn('out');
  renderHook(() => useRoomMemory(subject, after.room(), true));
  await waitFor(() => expect(after.join).toHaveBeenCalledTimes(1));
  expect(after.media()).toMatchObject({ wants: { microphone: false, camera: true }, wantsBlur: true });
});

test('what an earlier version of the page kept still counts', async () => {
  sessionStorage.setItem('meeting-room:me:one', JSON.stringify({ microphone: true, camera: false }));
  const after = roomIn('out');
  renderHook(() => useRoomMemory(subject, after.room(), true));
  await waitFor(() => expect(after.join).toHaveBeenCalledTimes(1));
  expect(after.media()).toMatchObject({ wants: { microphone: true, camera: false }, wantsBlur: null });
});

test('who was inside when the appointment was moved comes to the door at its new time', async () => {
  renderHook(() => useRoomMemory(subject, roomIn('in').room(), true)).unmount();
  renderHook(() => useRoomMemory(subject, roomIn('out').room(), false)).unmount();
  const later = roomIn('out');
  renderHook(() => useRoomMemory(subject, later.room(), true));
  await Promise.resolve();
  expect(later.join).not.toHaveBeenCalled();
  expect(sessionStorage).toHaveLength(0);
});
