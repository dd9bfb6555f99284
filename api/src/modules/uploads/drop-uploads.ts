import type { UploadPurpose } from 'shared-contracts/schemas/upload';
import type { Tx } from '../../db/run-as.ts';

/**
 * Nobody reads these files from here on; the sweeper removes them from the storage once this has been committed. `tx` runs as `system`.
 */
export async function dropUploads(tx: Tx, ids: readonly (string | null)[], now: Date): Promise<void> {
  const dropped = ids.filter((id) => id !== null);
  if (dropped.length === 0) return;
  await tx.updateTable('uploads').set({ droppedAt: now }).where('id', 'in', dropped).execute();
}

/** The picture that somebody has shown so far. */
export async function dropImages(
  tx: Tx,
  { userId, purpose }: { userId: string; purpose: UploadPurpose },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('uploads')
    .set({ droppedAt: now })
    .where('userId', '=', userId)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is not', null)
    .where('droppedAt', 'is', null)
    .execute();
}

/** All that somebody has sent: for an account that is deleted. */
export async function dropUploadsOf(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.updateTable('uploads').set({ droppedAt: now }).where('userId', '=', userId).execute();
}
