import type { Tx } from '../../db/run-as.ts';
import { hashToken } from '../tokens/hash-token.ts';

interface Held {
  readonly holder: string;
  readonly clientId: string;
  readonly professionalId: string;
  readonly startsAt: Date;
}

/** Ends a hold, an offer only for its client and in its time; returns when it began. `tx` runs as `system`. */
export async function endHold(tx: Tx, { holder, clientId, ...slot }: Held, now: Date): Promise<Date | undefined> {
  const ended = await tx
    .updateTable('slotHolds')
    .set({ expiresAt: now })
    .where('tokenHash', '=', hashToken(holder))
    .where('professionalId', '=', slot.professionalId)
    .where('startsAt', '=', slot.startsAt)
    .where('expiresAt', '>', now)
    .where((eb) =>
      eb.or([eb('clientId', 'is', null), eb.and([eb('clientId', '=', clientId), eb('offeredUntil', '>', now)])]),
    )
    .returning('heldFrom')
    .executeTakeFirst();
  return ended?.heldFrom;
}
