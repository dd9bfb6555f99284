import type { UploadPurpose } from 'shared-contracts/schemas/upload';
import type { Tx } from '../../db/run-as.ts';
import { invalidAt } from '../../http/problem.ts';

/**
 * Marks an unused upload of its owner for this purpose as used. `tx` runs as `system`.
 * @throws Problem 422 NOT_FOUND at `pointer` for any other, so that existence is not revealed.
 */
export async function claimUpload(
  tx: Tx,
  { id, userId, purpose, now }: { id: string; userId: string; purpose: UploadPurpose; now: Date },
  pointer: string,
): Promise<{ key: string }> {
  const claimed = await tx
    .updateTable('uploads')
    .set({ usedAt: now })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('purpose', '=', purpose)
    .where('storedAt', 'is not', null)
    .where('usedAt', 'is', null)
    .where('droppedAt', 'is', null)
    .returning('key')
    .executeTakeFirst();
  if (!claimed) throw invalidAt(pointer, 'NOT_FOUND');
  return claimed;
}
