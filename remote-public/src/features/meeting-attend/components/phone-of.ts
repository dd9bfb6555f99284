import type { RoomState } from '../engine/room-session.ts';
import type { MeetingSubject } from '../meeting-subject.ts';

/** The other's number. Of a client, the appointment of a video meeting has none: the room gives it. */
export const phoneOf = ({ joined }: Pick<RoomState, 'joined'>, { other }: MeetingSubject): string | null =>
  joined?.otherPhone ?? other.phone;
