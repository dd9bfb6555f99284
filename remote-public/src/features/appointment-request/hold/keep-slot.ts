import { nearestSlots } from 'shared-ui/domain/appointments/queries/nearest-slots.ts';
import type { HttpClient } from 'shared-contracts/platform/http-client';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import type { Slot } from 'shared-contracts/schemas/slots';
import type { SlotHoldRequest } from 'shared-contracts/schemas/slot-hold';
import { holdSlot, releaseSlot, type OwnHold } from './hold-slot.ts';
import { slotLoss, type SlotLoss } from './slot-loss.ts';

/** Shortest interval between two renewals, in milliseconds. */
const RENEWS_AFTER = 60_000;
/** Delay before a release: a page that unloads may be a reload. */
const RELOAD_SECONDS = 30;

export type Holding =
  /** Not known yet, or the hold failed: the request is sent without one. */
  | { readonly kind: 'none' }
  /** Expiry, on this device’s clock. */
  | { readonly kind: 'held'; readonly until: number }
  /** The hold has ended. `isRefused` when it could not be renewed. */
  | { readonly kind: 'over'; readonly isRefused: boolean }
  /** The slot is not available; `taken` for good, or held by somebody else. */
  | { readonly kind: 'gone'; readonly loss: SlotLoss; readonly nearest: readonly Slot[] };

/** A slot that is held while its form is open. */
export interface KeptSlot {
  /** Requests the hold, the first time or again. */
  readonly acquire: () => Promise<void>;
  /** The person is active: renews the hold, throttled. */
  readonly renewOnActivity: () => void;
  /** The person is back at the page: checks the hold again. */
  readonly recheck: () => void;
  /** The request is being sent: a hold that is still asked for would be refused because of it. */
  readonly suspend: () => void;
  /** The request waits for the e-mail to be confirmed: held as long as possible, also while the page is away. */
  readonly extend: () => Promise<void>;
  /** The page unloads, perhaps to come back. */
  readonly releaseSoon: () => void;
  /** Stops; the slot is released, unless it is kept for the return from signing in. */
  readonly dispose: (isKept: boolean) => void;
}

/** Holds are not enforced: a failure never keeps the request from being sent (decision 034). */
export function keepSlot(
  http: HttpClient,
  slot: Omit<SlotHoldRequest, 'holder'>,
  onChange: (holding: Holding) => void,
): KeptSlot {
  let last: OwnHold | undefined;
  let wasHeld = false;
  let askedAt = 0;
  let asking = new AbortController();
  let end: ReturnType<typeof setTimeout> | undefined;
  let isSuspended = false;
  let awaitsMail = false;
  let left: { readonly isKept: boolean } | undefined;

  const finish = (holding: Holding) => {
    clearTimeout(end);
    last = undefined;
    onChange(holding);
  };
  const acquire = async () => {
    askedAt = Date.now();
    asking = new AbortController();
    try {
      const answer = await holdSlot(http, { ...slot, ...(awaitsMail && { awaitsMail }) }, asking.signal);
      if (left) return left.isKept ? undefined : await releaseSlot(http, answer);
      clearTimeout(end);
      [last, wasHeld] = [answer, true];
      if (!isSuspended) end = setTimeout(() => finish({ kind: 'over', isRefused: false }), answer.seconds * 1000);
      onChange({ kind: 'held', until: Date.now() + answer.seconds * 1000 });
    } catch (error) {
      if (left || isSuspended) return;
      const loss = error instanceof ProblemError ? slotLoss(error.code) : undefined;
      if (error instanceof ProblemError && loss) finish({ kind: 'gone', loss, nearest: nearestSlots(error.problem) });
      else if (last === undefined && wasHeld) onChange({ kind: 'over', isRefused: true });
    }
  };
  const recheck = () => {
    if (!isSuspended && last !== undefined) void acquire();
  };
  return {
    acquire,
    renewOnActivity: () => {
      if (Date.now() - askedAt >= RENEWS_AFTER) recheck();
    },
    recheck,
    suspend: () => {
      isSuspended = true;
      clearTimeout(end);
      asking.abort();
    },
    extend: () => {
      [isSuspended, awaitsMail] = [false, true];
      return acquire();
    },
    releaseSoon: () => {
      if (last !== undefined && !awaitsMail) void releaseSlot(http, last, RELOAD_SECONDS);
    },
    dispose: (isKept) => {
      clearTimeout(end);
      left = { isKept };
      if (last !== undefined && !isKept) void releaseSlot(http, last);
    },
  };
}
