import type { CallContext } from '../../generic/call-context.ts';
import { refreshMasks } from './refresh-masks.ts';

/** For commands that change hours, exceptions or settings under the diary's lock: updates the masks in the same transaction. */
export const recomputeMasks = (context: CallContext, professionalId: string): Promise<void> =>
  context.asSystem((tx) => refreshMasks(tx, professionalId, context.now));
