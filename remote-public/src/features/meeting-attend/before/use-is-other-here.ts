import { useEffect, useState } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { meetingPresence, type MeetingPresence } from 'shared-contracts/schemas/meeting';
import { safeParse } from 'valibot';
import type { MeetingSubject } from '../meeting-subject.ts';

/** Whether the other is in our own room, as it was when the page loaded and as it changes. */
export function useIsOtherHere({ appointment, other }: MeetingSubject, before: MeetingPresence | undefined): boolean {
  const { events } = usePlatform();
  const [presence, setPresence] = useState(before);
  useEffect(
    () =>
      events.subscribe('room.presence', ({ data }) => {
        const told = safeParse(meetingPresence, data);
        if (data['appointmentId'] === appointment.id && told.success && told.output.userId === other.id)
          setPresence(told.output);
      }),
    [events, appointment.id, other.id],
  );
  return presence?.isPresent === true && presence.provider === 'built_in';
}
