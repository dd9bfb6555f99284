import type { Words } from './words.ts';
import { cancelReasons, rejectReasons } from 'shared-contracts/schemas/appointment';

/** The words of a recorded reason: rejecting and cancelling have their own lists. */
export function reasonText(reason: string | null, words: Words): string | undefined {
  if (reason === null) return undefined;
  if (rejectReasons.some((known) => known === reason)) return words(`rejectReason.${reason}`);
  if (cancelReasons.some((known) => known === reason)) return words(`cancelReason.${reason}`);
  return reason;
}
