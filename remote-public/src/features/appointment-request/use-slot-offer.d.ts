import type { Slot } from 'shared-contracts/schemas/availability';
import type { CallType } from 'shared-contracts/schemas/vocabulary';
interface Offer {
  readonly asked: string;
  readonly isFree: boolean;
  readonly nearest: readonly Slot[];
}
/**
 * Whether a slot from a link can still be had; undefined while nobody knows. When the API cannot say, the answer is left to
 * the moment of sending.
 */
export declare function useSlotOffer(
  professionalId: string,
  startsAt: string | null,
  callType: CallType | null,
): Offer | undefined;
export {};
