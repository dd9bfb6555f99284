import type { ErrorCode } from 'shared-contracts/schemas/error-codes';

const losses = { SLOT_TAKEN: 'taken', SLOT_NOT_OFFERED: 'notOffered', SLOT_IN_PAST: 'past' } as const;

/** Somebody has the time, it is not offered for the way to meet that was asked for, or it is over. */
export type SlotLoss = (typeof losses)[keyof typeof losses];

const isLoss = (code: ErrorCode): code is keyof typeof losses => code in losses;

/** Why the time of an address cannot be had: `busy` where only that it is not free is known, `unreadable` where it is no time at all. */
export type AddressLoss = SlotLoss | 'busy' | 'unreadable';

/** Why the time that was asked for cannot be had, where the code says so: asking again is of no use. */
export const slotLoss = (code: ErrorCode): SlotLoss | undefined => (isLoss(code) ? losses[code] : undefined);
