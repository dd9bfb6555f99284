import { useEffect, useState } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { meetingPresence } from 'shared-contracts/schemas/meeting';
import { safeParse } from 'valibot';
import type { MeetingSubject } from '../meeting-subject.ts';

/** Whether the other is in the room, as it was when the page loaded and as it changes. */
export function useIsOtherHere({ appointment, other }: MeetingSubject, present: readonly string[]): boolean {
  const { events } = usePlatform();
  const [isHere, setHere] = useState(present.includes(other.id));
  useEffect(
    () =>
      events.subscribe('room.presence', ({ data }) => {
        const presence = safeParse(meetingPresence, data);
        if (data['appointmentId'] === appointment.id && presence.success && presence.output.userId === other.id)
          setHere(presence.output.isPresent);
      }),
    [events, appointment.id, other.id],
  );
  return isHere;
}
