import { useEffect, useState, useSyncExternalStore } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { MeetingPresence } from 'shared-contracts/schemas/meeting';
import { createOutsideStay } from '../engine/outside-stay.ts';
import { roomClient } from '../engine/room-client.ts';
import type { MeetingSubject } from '../meeting-subject.ts';

/** The stay of this page in the Jitsi room that it shows, for as long as it is shown. */
export function useOutsideStay({ appointment, userId }: MeetingSubject, other: MeetingPresence | undefined) {
  const { http, events, telemetry } = usePlatform();
  const [{ client, stay }] = useState(() => {
    const client = roomClient(http, appointment.id);
    const onError = (error: unknown) => telemetry.error(error, { message: 'the stay in a Jitsi room' });
    const of = { provider: 'jitsi', appointmentId: appointment.id, userId, other } as const;
    return { client, stay: createOutsideStay({ client, events, onError, ...of }) };
  });
  useEffect(() => {
    const stop = stay.listen();
    const leave = () => stay.leave('out');
    window.addEventListener('pagehide', leave);
    return () => {
      stop();
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [stay]);
  useEffect(() => {
    if (other) stay.see(other);
  }, [stay, other]);
  return { client, stay, state: useSyncExternalStore(stay.subscribe, stay.state) };
}
