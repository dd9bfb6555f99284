import { useEffect, useState } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { meetingPresence, type MeetingPresence } from 'shared-contracts/schemas/meeting';
import { safeParse } from 'valibot';
import type { RoomClient } from '../engine/room-client.ts';
import type { MeetingSubject } from '../meeting-subject.ts';

/** Whether the other is in our own room, as it was when the page loaded and as it changes. */
export function useIsOtherHere(
  { appointment, other }: MeetingSubject,
  client: RoomClient,
  before: MeetingPresence | undefined,
): boolean {
  const { events, telemetry } = usePlatform();
  const [told, setTold] = useState<{ readonly since: typeof before; readonly presence: typeof before }>();
  useEffect(() => {
    let count = 0;
    const tell = (presence: typeof before) => {
      count += 1;
      setTold({ since: before, presence });
    };
    // Some may have been missed; what is told meanwhile is newer.
    const look = async () => {
      const known = count;
      try {
        const { other: presence } = await client.place();
        if (count === known) tell(presence);
      } catch (error) {
        if (!(error instanceof ProblemError)) telemetry.error(error, { message: 'whether the other is in the room' });
      }
    };
    const stop = events.subscribe('room.presence', ({ data }) => {
      if (data['appointmentId'] === undefined) return void look();
      const { success, output } = safeParse(meetingPresence, data);
      if (success && data['appointmentId'] === appointment.id && output.userId === other.id) tell(output);
    });
    return () => {
      count += 1;
      stop();
    };
  }, [events, telemetry, client, before, appointment.id, other.id]);
  const presence = told && told.since === before ? told.presence : before;
  return presence?.isPresent === true && presence.provider === 'built_in';
}
