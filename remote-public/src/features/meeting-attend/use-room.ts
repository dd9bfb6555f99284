import { useEffect, useState, useSyncExternalStore } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { createLocalMedia } from './engine/local-media.ts';
import { roomClient } from './engine/room-client.ts';
import { createRoomSession } from './engine/room-session.ts';
import type { MeetingSubject } from './meeting-subject.ts';

/** The devices and the stay of this page, for as long as it is shown. */
export function useRoom({ appointment, userId }: MeetingSubject) {
  const { http, events, telemetry } = usePlatform();
  const [room] = useState(() => {
    const client = roomClient(http, appointment.id);
    const local = createLocalMedia(appointment.callType === 'video');
    const onError = (error: unknown) => telemetry.error(error, { message: 'the meeting room' });
    const session = createRoomSession({ client, events, local, appointmentId: appointment.id, userId, onError });
    return { client, local, session };
  });
  const { local, session } = room;
  useEffect(
    () => () => {
      if (session.state().phase === 'in' || session.state().phase === 'joining') void session.leave();
      local.dispose();
    },
    [local, session],
  );
  return {
    ...room,
    media: useSyncExternalStore(local.subscribe, local.state),
    state: useSyncExternalStore(session.subscribe, session.state),
  };
}
export type Room = ReturnType<typeof useRoom>;
