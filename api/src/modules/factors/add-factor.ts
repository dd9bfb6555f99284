import type { Config } from '../../settings/config.ts';
import type { Tx } from '../../db/run-as.ts';
import { announce } from '../second-step/announce.ts';
import { methodsOf } from '../second-step/methods-of.ts';
import { renewRecoveryCodes } from '../second-step/recovery-codes.ts';
import type { SecondStepChange } from '../second-step/second-step-mails.ts';

interface NewFactor {
  readonly userId: string;
  readonly sessionId: string;
  readonly now: Date;
  readonly change: SecondStepChange;
}

/** Adds a factor. With the first one come the recovery codes, which are answered. `tx` runs as `system`. */
export async function addFactor(
  tx: Tx,
  config: Config,
  { userId, sessionId, now, change }: NewFactor,
  add: () => Promise<void>,
): Promise<string[] | null> {
  const isFirst = (await methodsOf(tx, userId)).length === 0;
  await add();
  // Who has just made it has it at hand.
  await tx.updateTable('sessions').set({ provedAt: now }).where('id', '=', sessionId).execute();
  await announce(tx, userId, change);
  return isFirst ? renewRecoveryCodes(tx, config, userId) : null;
}
