import type { TranslateAppointments } from '../../texts/translate.ts';
import { cancelReasons, failReasons, rejectReasons } from 'shared-contracts/schemas/appointment';

/** Translates a recorded reason: rejections and cancellations have separate lists. */
export function reasonText(reason: string | null, translate: TranslateAppointments): string | undefined {
  if (reason === null) return undefined;
  const rejection = rejectReasons.find((known) => known === reason);
  if (rejection) return translate(`rejectReason.${rejection}`);
  const cancellation = [...cancelReasons, ...failReasons].find((known) => known === reason);
  return cancellation ? translate(`cancelReason.${cancellation}`) : reason;
}
