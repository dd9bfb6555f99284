import type { CallContext } from '../../generic/call-context.ts';
import { recomputeMasks } from './recompute-masks.ts';

/** Updates the caller's masks after a change of hours or exceptions, which the policies allow to their owner only. */
export async function updateMasksAfter<T>(context: CallContext, change: Promise<T>): Promise<T> {
  const changed = await change;
  if (context.caller.userId !== null) await recomputeMasks(context, context.caller.userId);
  return changed;
}
