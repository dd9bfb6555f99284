import type { CallContext } from '../../generic/call-context.ts';
import { recomputeMasks } from './recompute-masks.ts';

/** The masks follow whatever changes hours or days. The row's owner is the caller: the policies let nobody else near it. */
export async function updateMasksAfter<T>(context: CallContext, change: Promise<T>): Promise<T> {
  const changed = await change;
  if (context.caller.userId !== null) await recomputeMasks(context, context.caller.userId);
  return changed;
}
