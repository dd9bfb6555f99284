import type { Tx } from '../../db/run-as.ts';
import { hashToken } from '../auth/hash-token.ts';

interface Held {
  readonly holder: string;
  readonly professionalId: string;
  readonly startsAt: Date;
}

/** Ends a hold; returns when it began. `tx` runs as `system`. */
export async function endHold(tx: Tx, { holder, ...slot }: Held, now: Date): Promise<Date | undefined> {
  const ended = await tx
    .updateTable('slotHolds')
    .set({ expiresAt: now })
    .where('tokenHash', '=', hashToken(holder))
    .where('professionalId', '=', slot.professionalId)
    .where('startsAt', '=', slot.startsAt)
    .where('expiresAt', '>', now)
    .returning('heldFrom')
    .executeTakeFirst();
  return ended?.heldFrom;
}
