import { slotRelease } from 'shared-contracts/schemas/slot-hold';
import { runAsSystem } from '../../db/run-as.ts';
import { parseInput } from '../../generic/check-input.ts';
import type { Services } from '../../services.ts';
import { hashToken } from '../auth/hash-token.ts';

/** POST /slots/release: ends a hold, now or shortly; one that was extended since stays. @throws Problem 422. */
export async function releaseSlot({ db, now }: Services, body: unknown): Promise<void> {
  const { holder, expiresAt, inSeconds } = parseInput(slotRelease, body);
  const end = new Date(now().getTime() + inSeconds * 1000);
  await runAsSystem(db, (tx) =>
    tx
      .updateTable('slotHolds')
      .set({ expiresAt: end })
      .where('tokenHash', '=', hashToken(holder))
      .where('expiresAt', '=', new Date(expiresAt))
      .where('expiresAt', '>', end)
      .execute(),
  );
}
