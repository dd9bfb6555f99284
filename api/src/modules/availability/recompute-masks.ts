import { lock } from '../../db/advisory-locks.ts';
import type { CallContext } from '../../generic/call-context.ts';
import { refreshMasks } from './refresh-masks.ts';

/** For commands that change hours, exceptions or settings: updates the masks in the same transaction. */
export async function recomputeMasks(context: CallContext, professionalId: string): Promise<void> {
  await context.asSystem(async (tx) => {
    await lock(tx, `diary:${professionalId}`);
    await refreshMasks(tx, professionalId, context.now);
  });
}
