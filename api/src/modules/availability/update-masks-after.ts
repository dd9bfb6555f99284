import type { CallContext } from '../../generic/call-context.ts';
import { lockOwnDiary } from './lock-own-diary.ts';
import { recomputeMasks } from './recompute-masks.ts';

/** Changes what the caller's slots follow from, and their masks, under the diary's lock: bookings see both or neither. */
export async function updateMasksAfter<T>(context: CallContext, change: () => Promise<T>): Promise<T> {
  await lockOwnDiary(context);
  const changed = await change();
  await recomputeMasks(context, context.caller.userId ?? '');
  return changed;
}
