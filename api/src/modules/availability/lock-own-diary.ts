import { lock } from '../../db/advisory-locks.ts';
import type { CallContext } from '../../generic/call-context.ts';

/** For commands that policies allow to the owner only. */
export const lockOwnDiary = (context: CallContext): Promise<void> =>
  lock(context.tx, `diary:${context.caller.userId ?? ''}`);
