import type { Translate } from './translate.ts';
import { cancelReasons, rejectReasons } from 'shared-contracts/schemas/appointment';

/** Translates a recorded reason: rejections and cancellations have separate lists. */
export function reasonText(reason: string | null, translate: Translate): string | undefined {
  if (reason === null) return undefined;
  if (rejectReasons.some((known) => known === reason)) return translate(`rejectReason.${reason}`);
  if (cancelReasons.some((known) => known === reason)) return translate(`cancelReason.${reason}`);
  return reason;
}
