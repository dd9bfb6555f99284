import * as v from 'valibot';
import { id, instant } from './text.ts';

/** POST /base/meeting_rooms/create, by either party of an accepted video or phone appointment; idempotent. */
export const meetingRoomInput = v.object({ appointmentId: id });

/** Row of `meeting_rooms`, for the two parties. `opensAt` and `closesAt` follow the appointment when it moves. */
export const meetingRoom = v.object({
  id,
  appointmentId: id,
  professionalId: id,
  clientId: id,
  /** 128 random bits, which cannot be guessed. */
  name: v.string(),
  createdAt: instant,
  opensAt: instant,
  closesAt: instant,
  /** True when open now and the appointment is still to take place. */
  isOpen: v.boolean(),
  /** Who is in it now: ids of the parties. */
  present: v.array(id),
});

/** When a room is open around its appointment, in minutes. */
export const meetingRoomWindow = { before: 15, after: 30 } as const;

/** When the room of an appointment opens and closes, in milliseconds. */
export const meetingRoomTimes = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) => ({
  opensAt: Date.parse(startsAt) - meetingRoomWindow.before * 60_000,
  closesAt: Date.parse(endsAt) + meetingRoomWindow.after * 60_000,
});

/** Of GET /rtc/presence: a room of the caller's in which somebody is. */
export const meetingPresent = v.object({
  appointmentId: id,
  isSelfHere: v.boolean(),
  isOtherHere: v.boolean(),
  /** The notification that the other waits there; null once it was read, or where the caller wants none. */
  ring: v.nullable(id),
});
export type MeetingPresent = v.InferOutput<typeof meetingPresent>;
