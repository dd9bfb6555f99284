import type { slotRelease } from 'shared-contracts/schemas/slot-hold';
import type { InferOutput } from 'valibot';
import { runAsSystem } from '../../db/run-as.ts';
import type { Services } from '../../services/services.ts';
import { hashToken } from '../tokens/hash-token.ts';

/** POST /slots/release: ends a hold, now or shortly; one that was extended since stays, and an offer of the waiting list. @throws Problem 422. */
export async function releaseSlot(
  { db, now }: Services,
  { holder, expiresAt, inSeconds }: InferOutput<typeof slotRelease>,
): Promise<void> {
  const end = new Date(now().getTime() + inSeconds * 1000);
  await runAsSystem(db, (tx) =>
    tx
      .updateTable('slotHolds')
      .set({ expiresAt: end })
      .where('tokenHash', '=', hashToken(holder))
      .where('expiresAt', '=', new Date(expiresAt))
      .where('expiresAt', '>', end)
      .where('clientId', 'is', null)
      .execute(),
  );
}
