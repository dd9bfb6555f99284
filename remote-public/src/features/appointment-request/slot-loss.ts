import type { ErrorCode } from 'shared-contracts/schemas/error-codes';

const losses = { SLOT_TAKEN: 'taken', SLOT_NOT_OFFERED: 'notOffered', SLOT_IN_PAST: 'past' } as const;

/** The slot is taken, not offered for the call type, or past. */
export type SlotLoss = (typeof losses)[keyof typeof losses];

const isLoss = (code: ErrorCode): code is keyof typeof losses => code in losses;

/** Why the slot of a URL is not available: `busy` where only that is known, `unreadable` where it is no time. */
export type AddressLoss = SlotLoss | 'busy' | 'unreadable';

/** Why the slot is not available, where the code says so: a retry does not help. */
export const slotLoss = (code: ErrorCode): SlotLoss | undefined => (isLoss(code) ? losses[code] : undefined);
