import type { Instant } from './column-types.ts';

/** A slot that is kept for somebody who is writing a request. Over when it expires; the row stays a little for the next one to be judged by. */
export interface SlotHoldsTable {
  /** Of the holder's token: a random UUID of a tab. */
  tokenHash: Buffer;
  professionalId: string;
  startsAt: Instant;
  endsAt: Instant;
  /** Keyed hash of the address that it was taken from. */
  clientHash: Buffer;
  /** Since when the slot is held from there, renewals and new tokens included. */
  heldFrom: Instant;
  expiresAt: Instant;
}
