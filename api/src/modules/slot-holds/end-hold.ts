import type { Tx } from '../../db/run-as.ts';
import { hashToken } from '../auth/hash-token.ts';

interface Held {
  readonly holder: string;
  readonly professionalId: string;
  readonly startsAt: Date;
}

/** The slot is not held for that holder any more. Answers since when it was. `tx` runs as `system`. */
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
