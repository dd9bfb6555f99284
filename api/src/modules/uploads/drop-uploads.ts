import type { UploadPurpose } from 'shared-contracts/schemas/upload';
import type { Tx } from '../../db/run-as.ts';
import { addressOf } from './document-links.ts';

/**
 * Hides files at once; the job deletes them from the storage after the commit. `tx` runs as `system`.
 */
export async function dropUploads(tx: Tx, ids: readonly (string | null)[], now: Date): Promise<void> {
  const dropped = ids.filter((id) => id !== null);
  if (dropped.length === 0) return;
  await tx.updateTable('uploads').set({ droppedAt: now }).where('id', 'in', dropped).execute();
}

/** The file of a public address. */
export async function dropFile(tx: Tx, address: string, now: Date): Promise<void> {
  const key = address.slice(addressOf('').length);
  await tx.updateTable('uploads').set({ droppedAt: now }).where('key', '=', key).execute();
}

/** The previous picture of an account. */
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

/** All files of an account, when it is deleted. */
export async function dropUploadsOf(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.updateTable('uploads').set({ droppedAt: now }).where('userId', '=', userId).execute();
}
