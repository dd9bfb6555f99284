import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { slotHoldRequest } from 'shared-contracts/schemas/slot-hold';
import type { SlotHold } from 'shared-contracts/schemas/slot-hold';
import { lock } from '../../db/advisory-locks.ts';
import type { Tx } from '../../db/run-as.ts';
import { inCall } from '../../generic/call-context.ts';
import type { CallRequest } from '../../generic/call-context.ts';
import { parseInput } from '../../generic/check-input.ts';
import { Problem } from '../../http/problem.ts';
import { clientOf } from '../../plugins/client-of.ts';
import { bookableDiary } from '../availability/bookable-diary.ts';
import { hashToken } from '../auth/hash-token.ts';

const MINUTE = 60_000;
const LASTS = 10 * MINUTE;
/** From one address, a slot is held no longer than this without a pause, whatever tokens are brought: nobody keeps it for ever. */
const LONGEST = 30 * MINUTE;
export const PAUSE = 10 * MINUTE;
/** As many people as may write at one time behind one address: this share of what it may call in a minute. */
const SHARE_OF_CALLS = 120;

/**
 * POST /slots/hold: a slot that is offered and free is kept for whoever fills in the form, or kept longer. Under the diary's lock, so that it
 * cannot be held twice or held and booked.
 * @throws Problem 422, 409 SLOT_TAKEN with the nearest free slots, 409 NOT_VERIFIED, 429 RATE_LIMITED.
 */
export function holdSlot(request: CallRequest, address: string, body: unknown): Promise<SlotHold> {
  const { holder, professionalId, callType, awaitsMail, ...asked } = parseInput(slotHoldRequest, body);
  const startsAt = new Date(asked.startsAt);
  const { secret, rateLimitPerMinute } = request.services.config;
  const [tokenHash, clientHash] = [hashToken(holder), createHmac('sha256', secret).update(clientOf(address)).digest()];

  return inCall(request, request.caller.role, (context) =>
    context.asSystem(async (tx) => {
      const { now } = context;
      // The first is of the address alone: nobody else is slowed.
      await lock(tx, `holds:${clientHash.toString('base64')}`, `diary:${professionalId}`);
      const slot = { tokenHash, clientHash, professionalId, startsAt };
      const { own, heldFrom, others } = await heldBefore(tx, slot, now);
      const wanted = { professionalId, holder, startsAt, callType, heldFrom: own ?? undefined, now };
      const diary = await bookableDiary(tx, wanted);
      const lasts = awaitsMail ? LONGEST : LASTS;
      const expiresAt = new Date(Math.min(now.getTime() + lasts, (heldFrom ?? now).getTime() + LONGEST));
      if (expiresAt <= now || others >= Math.ceil(rateLimitPerMinute / SHARE_OF_CALLS))
        throw new Problem(429, 'RATE_LIMITED', { headers: { 'retry-after': String(PAUSE / 1000) } });
      const values = {
        ...slot,
        endsAt: new Date(startsAt.getTime() + diary.slotMinutes * MINUTE),
        heldFrom: heldFrom ?? now,
        expiresAt,
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
}

/** Since when the holder has the slot, since when it is held from there without a pause, and how many other slots are. */
async function heldBefore(
  tx: Tx,
  { tokenHash, clientHash, professionalId, startsAt }: Held,
  now: Date,
): Promise<HeldBefore> {
  const { rows } = await sql<HeldBefore>`
    select max(held_from) filter (where is_it and token_hash = ${tokenHash} and expires_at > ${now}) as own,
      min(held_from) filter (where is_it) as held_from,
      (count(*) filter (where not is_it and expires_at > ${now}))::int as others
    from slot_holds, lateral (select professional_id = ${professionalId} and starts_at = ${startsAt} as is_it) it
    where (client_hash = ${clientHash} or token_hash = ${tokenHash}) and expires_at > ${new Date(now.getTime() - PAUSE)}`.execute(
    tx,
  );
  return rows[0] ?? { own: null, heldFrom: null, others: 0 };
}
