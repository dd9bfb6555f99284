import type { Slot } from 'shared-contracts/schemas/slots';
import type { ErrorCode } from 'shared-contracts/schemas/error-codes';

const losses = { SLOT_TAKEN: 'taken', SLOT_NOT_OFFERED: 'notOffered', SLOT_IN_PAST: 'past' } as const;

/** The slot is taken, not offered for the call type, or past. */
export type SlotLoss = (typeof losses)[keyof typeof losses];

const isLoss = (code: ErrorCode): code is keyof typeof losses => code in losses;

/** Why the slot is not available, where the code says so: a retry does not help. */
export const slotLoss = (code: ErrorCode): SlotLoss | undefined => (isLoss(code) ? losses[code] : undefined);

/** The chosen slot cannot be had: `busy` where only that is known, `unreadable` where it is no time. */
export interface LostSlot {
  readonly why: SlotLoss | 'busy' | 'unreadable';
  readonly nearest: readonly Slot[];
  /** Somebody holds it, and may let it go. */
  readonly mayReturn?: boolean;
}
