import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { SlotHold, slotHoldRequest } from 'shared-contracts/schemas/slot-hold';
import type { InferOutput } from 'valibot';
import { lock } from '../../db/advisory-locks.ts';
import type { Tx } from '../../db/run-as.ts';
import { inCall } from '../../generic/call-context.ts';
import type { CallRequest } from '../../generic/call-context.ts';
import { Problem } from '../../http/problem.ts';
import { clientOf } from '../../plugins/client-of.ts';
import { requireOffered } from '../availability/offered-slot.ts';
import { bookableDiary } from '../availability/bookable-diary.ts';
import { hashToken } from '../tokens/hash-token.ts';

const MINUTE = 60_000;
const LASTS = 10 * MINUTE;
/** The longest continuous hold of a slot from one address, whatever tokens are used. */
const LONGEST = 30 * MINUTE;
export const PAUSE = 10 * MINUTE;
/** Holds per address, as a share of its calls per minute. */
const SHARE_OF_CALLS = 120;

/**
 * POST /slots/hold: holds a free slot while its form is filled in, or extends the hold. Under the diary's lock, so that it
 * cannot be held twice, or held and booked.
 * @throws Problem 422, 409 SLOT_TAKEN with the nearest free slots, 409 CONSULTATION_NOT_OFFERED, 409 NOT_VERIFIED,
 * 429 RATE_LIMITED.
 */
export function holdSlot(
  request: CallRequest,
  address: string,
  { holder, professionalId, consultationId, callType, awaitsMail, ...asked }: InferOutput<typeof slotHoldRequest>,
): Promise<SlotHold> {
  const startsAt = new Date(asked.startsAt);
  const { secret, rateLimitPerMinute } = request.services.config;
  const [tokenHash, clientHash] = [hashToken(holder), createHmac('sha256', secret).update(clientOf(address)).digest()];

  return inCall(request, request.caller.role, (context) =>
    context.asSystem(async (tx) => {
      const { now } = context;
      // The first lock is the address's own.
      await lock(tx, `holds:${clientHash.toString('base64')}`, `diary:${professionalId}`);
      const slot = { tokenHash, clientHash, professionalId, startsAt };
      const { own, heldFrom, others, offeredUntil, outlives } = await heldBefore(tx, slot, now);
      const diary = await bookableDiary(tx, { professionalId, consultationId, holder, startsAt, now });
      requireOffered(diary, { startsAt, callType, heldFrom: own ?? undefined, now });
      const lasts = awaitsMail ? LONGEST : LASTS;
      const longest = new Date(Math.min(now.getTime() + lasts, (heldFrom ?? now).getTime() + LONGEST));
      const expiresAt = offeredUntil ?? longest;
      if (expiresAt <= now || others >= Math.ceil(rateLimitPerMinute / SHARE_OF_CALLS))
        throw new Problem(429, 'RATE_LIMITED', { headers: { 'retry-after': String(PAUSE / 1000) } });
      const values = {
        ...slot,
        endsAt: new Date(startsAt.getTime() + diary.schedule.slotMinutes * MINUTE),
        heldFrom: heldFrom ?? now,
        expiresAt: outlives ?? expiresAt,
      };
      await tx
        .insertInto('slotHolds')
        .values(values)
        .onConflict((conflict) =>
          conflict.columns(['tokenHash', 'professionalId', 'startsAt']).doUpdateSet(({ ref }) => ({
            endsAt: ref('excluded.endsAt'),
            clientHash: ref('excluded.clientHash'),
            heldFrom: ref('excluded.heldFrom'),
            expiresAt: ref('excluded.expiresAt'),
            // An offer that is over has become a hold like any other.
            clientId: offeredUntil ? ref('slotHolds.clientId') : null,
            offeredUntil: offeredUntil ? ref('slotHolds.offeredUntil') : null,
          })),
        )
        .execute();
      return {
        expiresAt: expiresAt.toISOString(),
        seconds: Math.round((expiresAt.getTime() - now.getTime()) / 1000),
      };
    }),
  );
}

interface Held {
  readonly tokenHash: Buffer;
  readonly clientHash: Buffer;
  readonly professionalId: string;
  readonly startsAt: Date;
}

interface HeldBefore {
  readonly own: Date | null;
  readonly heldFrom: Date | null;
  readonly others: number;
  /** Of an offer to the holder: it lasts as long as was promised. */
  readonly offeredUntil: Date | null;
  /** Until when that offer keeps others out. */
  readonly outlives: Date | null;
}

/** When the holder's hold and the continuous hold from this address began, and how many other slots it holds. */
async function heldBefore(
  tx: Tx,
  { tokenHash, clientHash, professionalId, startsAt }: Held,
  now: Date,
): Promise<HeldBefore> {
  const { rows } = await sql<HeldBefore>`
    select max(held_from) filter (where is_it and token_hash = ${tokenHash} and expires_at > ${now}) as own,
      min(held_from) filter (where is_it) as held_from,
      (count(*) filter (where not is_it and expires_at > ${now}))::int as others,
      max(offered_until) filter (where is_it and token_hash = ${tokenHash} and offered_until > ${now}) as offered_until,
      max(expires_at) filter (where is_it and token_hash = ${tokenHash} and offered_until > ${now}) as outlives
    from slot_holds, lateral (select professional_id = ${professionalId} and starts_at = ${startsAt} as is_it) it
    where (client_hash = ${clientHash} or token_hash = ${tokenHash}) and expires_at > ${new Date(now.getTime() - PAUSE)}`.execute(
    tx,
  );
  return rows[0] ?? { own: null, heldFrom: null, others: 0, offeredUntil: null, outlives: null };
}
