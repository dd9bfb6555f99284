import { nearestSlots } from 'shared-ui/domain/appointments/nearest-slots.ts';
import type { HttpClient } from 'shared-contracts/platform/http-client';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import type { Slot } from 'shared-contracts/schemas/availability';
import type { SlotHold, SlotHoldRequest } from 'shared-contracts/schemas/slot-hold';
import { holdSlot, releaseSlot } from '../../data/hold-slot.ts';
import { slotLoss, type SlotLoss } from './slot-loss.ts';

/** Whoever writes asks no more often than this. */
const RENEWS_AFTER = 60_000;
/** As long as a reload takes: a page that goes away cannot know whether it comes back. */
const RELOAD_SECONDS = 30;

export type Holding =
  /** Nobody knows yet, or it could not be asked for: the request is sent without. */
  | { readonly kind: 'none' }
  /** Until when, on this device's clock. */
  | { readonly kind: 'held'; readonly until: number }
  /** It was held. `isRefused` when it could not be held again. */
  | { readonly kind: 'over'; readonly isRefused: boolean }
  /** It cannot be had; where somebody has it (`taken`), for good or while they write. */
  | { readonly kind: 'gone'; readonly loss: SlotLoss; readonly nearest: readonly Slot[] };

/** One slot that is held while its form stands there. */
export interface KeptSlot {
  /** Asks for it, the first time or once more. */
  readonly take: () => Promise<void>;
  /** The person is at work: renewed, now and then. */
  readonly touch: () => void;
  /** The person is back at the page: what happened meanwhile, in another tab or while the device slept, is known again. */
  readonly look: () => void;
  /** The request is on its way, and may have come where its answer did not: what the slot is refused for from now on may be that request. */
  readonly rest: () => void;
  /** The request waits for the mail that confirms its sender's e-mail: held as long as may be, also while the page is away. */
  readonly wait: () => Promise<void>;
  /** The page goes away, perhaps to come back. */
  readonly hide: () => void;
  /** Nothing is told any more; the slot is free for others, unless it is kept for the way back from signing in. */
  readonly leave: (isKept: boolean) => void;
}

/** The hold is a courtesy: no failure of it is the person's, and none keeps the request from being sent. */
export function keepSlot(
  http: HttpClient,
  slot: Omit<SlotHoldRequest, 'holder'>,
  onChange: (holding: Holding) => void,
): KeptSlot {
  let last: SlotHold | undefined;
  let wasHeld = false;
  let askedAt = 0;
  let end: ReturnType<typeof setTimeout> | undefined;
  let isResting = false;
  let awaitsMail = false;
  let left: { readonly isKept: boolean } | undefined;

  const finish = (holding: Holding) => {
    clearTimeout(end);
    last = undefined;
    onChange(holding);
  };
  const take = async () => {
    askedAt = Date.now();
    try {
      const answer = await holdSlot(http, { ...slot, ...(awaitsMail && { awaitsMail }) });
      if (left) return left.isKept ? undefined : await releaseSlot(http, answer);
      clearTimeout(end);
      [last, wasHeld] = [answer, true];
      if (!isResting) end = setTimeout(() => finish({ kind: 'over', isRefused: false }), answer.seconds * 1000);
      onChange({ kind: 'held', until: Date.now() + answer.seconds * 1000 });
    } catch (error) {
      if (left || isResting) return;
      const loss = error instanceof ProblemError ? slotLoss(error.code) : undefined;
      if (error instanceof ProblemError && loss) finish({ kind: 'gone', loss, nearest: nearestSlots(error.problem) });
      else if (last === undefined && wasHeld) onChange({ kind: 'over', isRefused: true });
    }
  };
  const look = () => {
    if (!isResting && last !== undefined) void take();
  };
  return {
    take,
    touch: () => {
      if (Date.now() - askedAt >= RENEWS_AFTER) look();
    },
    look,
    rest: () => {
      isResting = true;
      clearTimeout(end);
    },
    wait: () => {
      [isResting, awaitsMail] = [false, true];
      return take();
    },
    hide: () => {
      if (last !== undefined && !awaitsMail) void releaseSlot(http, last, RELOAD_SECONDS);
    },
    leave: (isKept) => {
      clearTimeout(end);
      left = { isKept };
      if (last !== undefined && !isKept) void releaseSlot(http, last);
    },
  };
}
