import * as v from 'valibot';
import { party } from './party.ts';
import { id, instant } from './text.ts';
import { callType } from './vocabulary.ts';

const waitingStates = ['waiting', 'offered', 'booked', 'ended'] as const;
const offerOutcomes = ['open', 'booked', 'declined', 'lapsed', 'withdrawn'] as const;

/** Row of `waiting_entries`, for both parties; what is offered, and its token, for the client only. */
export const waitingEntry = v.object({
  id,
  professionalId: id,
  clientId: id,
  consultationId: id,
  firstDay: v.string(),
  lastDay: v.string(),
  fromTime: v.string(),
  untilTime: v.string(),
  callTypes: v.array(callType),
  state: v.picklist(waitingStates),
  createdAt: instant,
  endReason: v.optional(v.nullable(v.picklist(['left', 'over', 'unanswered']))),
  offeredStartsAt: v.optional(v.nullable(instant)),
  offeredEndsAt: v.optional(v.nullable(instant)),
  offeredCallTypes: v.optional(v.nullable(v.array(callType))),
  offeredUntil: v.optional(v.nullable(instant)),
  /** What ended the wait; of who still waits: only earlier times than that appointment are offered, until `endsAt`. */
  appointmentId: v.optional(v.nullable(id)),
  endsAt: v.optional(instant),
  /** The appointment that ended the wait, while it is to take place. */
  booked: v.optional(v.nullable(v.object({ id, startsAt: instant, endsAt: instant }))),
  /** With an offer: the client's next appointment after it for the same consultation, which may have become needless. */
  later: v.optional(v.nullable(v.object({ id, startsAt: instant }))),
  professional: party,
  client: party,
  consultation: v.object({ nameFr: v.string(), nameEn: v.string(), minutes: v.number() }),
  /** With an offer: the token that its slot is held with, as `holder` of POST /slots/hold. */
  holder: v.nullable(id),
  /** The last offer that ended. */
  lastOffer: v.nullable(v.object({ startsAt: instant, outcome: v.picklist(offerOutcomes) })),
});
export type WaitingEntry = v.InferOutput<typeof waitingEntry>;

/** Row of `waiting_offers`, for the client: each time that was offered, and what became of it. */
export const waitingOffer = v.object({
  id,
  entryId: id,
  startsAt: instant,
  until: instant,
  outcome: v.picklist(offerOutcomes),
  endedAt: v.nullable(instant),
  createdAt: instant,
});
