import type { ErrorCode } from 'shared-contracts/schemas/error-codes';

const codes: readonly ErrorCode[] = ['SLOT_TAKEN', 'SLOT_NOT_OFFERED', 'SLOT_IN_PAST'];

/** The time that was asked for cannot be had any more: asking again is of no use. */
export const isSlotGone = (code: ErrorCode): boolean => codes.includes(code);
