import { useEffect, useState } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { meetingPresence, type MeetingPlace } from 'shared-contracts/schemas/meeting';
import { safeParse } from 'valibot';
import type { RoomClient } from '../engine/room-client.ts';
import type { MeetingSubject } from '../meeting-subject.ts';

type Seen = Pick<MeetingPlace, 'other' | 'self'>;

/** Who is in our own room, as it was when the page loaded and as it changes: the other, and oneself on another page. */
export function useWhoIsHere({ appointment, other, userId }: MeetingSubject, client: RoomClient, before: Seen) {
  const { events, telemetry } = usePlatform();
  const [told, setTold] = useState<{ readonly since: Seen; readonly seen: Seen }>();
  useEffect(() => {
    let count = 0;
    const tell = (change: Seen) => {
      count += 1;
      setTold((last) => ({ since: before, seen: { ...(last?.since === before ? last.seen : before), ...change } }));
    };
    // Some may have been missed; what is told meanwhile is newer.
    const look = async () => {
      const known = count;
      try {
        const place = await client.place();
        if (count === known) tell({ other: place.other, self: place.self });
      } catch (error) {
        if (!(error instanceof ProblemError)) telemetry.error(error, { message: 'who is in the room' });
      }
    };
    const stop = events.subscribe('room.presence', ({ data }) => {
      if (data['appointmentId'] === undefined) return void look();
      const { success, output } = safeParse(meetingPresence, data);
      if (!success || data['appointmentId'] !== appointment.id) return;
      if (output.userId === other.id) tell({ other: output });
      else if (output.userId === userId) tell({ self: output });
    });
    return () => {
      count += 1;
      stop();
    };
  }, [events, telemetry, client, before, appointment.id, other.id, userId]);
  const seen = told && told.since === before ? told.seen : before;
  const isHere = (who: keyof Seen) => seen[who]?.isPresent === true && seen[who].provider === 'built_in';
  return { isOtherHere: isHere('other'), isSelfHere: isHere('self') };
}
