import * as v from 'valibot';
import { authorCard } from './author-card.ts';
import { id, instant } from './text.ts';

/** POST /base/follows/create, by a client; idempotent. */
export const followInput = v.object({ professionalId: id });
export type FollowInput = v.InferInput<typeof followInput>;

/** Row of `follows`, for the client only. */
export const follow = v.object({ id, professionalId: id, createdAt: instant, professional: authorCard });
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
