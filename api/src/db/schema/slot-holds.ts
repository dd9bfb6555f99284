import type { Instant } from './column-types.ts';

/** A slot held for a client writing a request. Invalid once expired; the row is kept a little for later checks. */
export interface SlotHoldsTable {
  /** Of the holder's token: a random UUID of a tab. */
  tokenHash: Buffer;
  professionalId: string;
  startsAt: Instant;
  endsAt: Instant;
  /** Keyed hash of the address that it was taken from. */
  clientHash: Buffer;
  /** Start of the continuous hold from that address, renewals and new tokens included. */
  heldFrom: Instant;
  expiresAt: Instant;
}
