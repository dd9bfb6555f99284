import type { Tx } from '../../db/run-as.ts';
import { announce } from '../second-step/announce.ts';
import { methodsOf } from '../second-step/methods-of.ts';

/** After a factor was removed: with the last one go the recovery codes. `tx` runs as `system`. */
export async function dropFactor(
  tx: Tx,
  userId: string,
  change: 'passkey-removed' | 'code-app-removed',
): Promise<void> {
  if ((await methodsOf(tx, userId)).length === 0)
    await tx.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
  await announce(tx, userId, change);
}
