import type { Tx } from '../../db/run-as.ts';
import { hashToken } from '../auth/hash-token.ts';

/** Whatever the holder of a token keeps is free from now on. `tx` runs as `system`. */
export async function endHolds(tx: Tx, holder: string, now: Date): Promise<void> {
  await tx
    .updateTable('slotHolds')
    .set({ expiresAt: now })
    .where('tokenHash', '=', hashToken(holder))
    .where('expiresAt', '>', now)
    .execute();
}
