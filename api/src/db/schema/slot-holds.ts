import type { Instant, Maybe, MaybeInstant } from './column-types.ts';

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
  /** Of an offer of the waiting list: who may book it. */
  clientId: Maybe<string>;
  /** Of an offer: the end of the client's own right; others are kept out until `expiresAt`. */
  offeredUntil: MaybeInstant;
}
