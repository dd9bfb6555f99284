import type { Tx } from '../../db/run-as.ts';
import { announce } from './announce.ts';

/** Turns the second step of an account off. False when there was none. `tx` runs as `system`. */
export async function removeSecondSteps(tx: Tx, userId: string): Promise<boolean> {
  const removed = [];
  for (const table of ['passkeys', 'codeApps', 'recoveryCodes'] as const)
    removed.push(...(await tx.deleteFrom(table).where('userId', '=', userId).returning('userId').execute()));
  if (removed.length === 0) return false;
  await announce(tx, userId, 'second-steps-removed');
  return true;
}
