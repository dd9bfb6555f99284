import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { Slot } from 'shared-contracts/schemas/slots';
import type { SlotHoldRequest } from 'shared-contracts/schemas/slot-hold';
import type { CallType } from 'shared-contracts/schemas/vocabulary';
import type { BookingChoice } from './booking-choice.ts';
import type { Holding } from './hold/keep-slot.ts';
import { lostSlot } from './hold/lost-slot.ts';
import type { LostSlot } from './hold/slot-loss.ts';
import type { SendProblem } from './send/use-send-request.ts';

/** A slot that may be the person’s own; an object, so that it can be checked again. */
export interface OwnCheck {
  readonly slot: string | null;
}

/** What a booking knows beside the URL. */
export interface BookingState {
  /** A slot that was chosen in another consultation: it stays if this one has it too. */
  readonly carried: string | null;
  readonly hold: { readonly target: HoldTarget; readonly holding: Holding } | null;
  readonly check: OwnCheck;
  /** The answer to a check. */
  readonly checked: { readonly check: OwnCheck; readonly request: Appointment | null } | null;
}

export type BookingEvent =
  | { readonly kind: 'chosen'; readonly carried: string | null }
  | { readonly kind: 'hold'; readonly target: HoldTarget; readonly holding: Holding }
  | { readonly kind: 'checked'; readonly check: OwnCheck; readonly request: Appointment | null };

/** What is to be held. */
export type HoldTarget = Omit<SlotHoldRequest, 'holder'>;

const none: Holding = { kind: 'none' };
const isSame = (one: HoldTarget, other: HoldTarget): boolean =>
  one.professionalId === other.professionalId &&
  one.consultationId === other.consultationId &&
  one.startsAt === other.startsAt &&
  one.callType === other.callType;

/** The slot that the page was opened with may be the person’s own. */
export const openedBooking = (slot: string | null): BookingState => ({
  carried: null,
  hold: null,
  check: { slot },
  checked: null,
});

export function reduceBooking(state: BookingState, event: BookingEvent): BookingState {
  switch (event.kind) {
    case 'chosen':
      return { ...state, carried: event.carried };
    case 'hold': {
      const { target, holding } = event;
      // Who has it may be the person, with a request from another tab.
      const isTaken = holding.kind === 'gone' && holding.loss === 'taken';
      return { ...state, hold: { target, holding }, check: isTaken ? { slot: target.startsAt } : state.check };
    }
    case 'checked':
      return { ...state, checked: { check: event.check, request: event.request } };
  }
}

interface Known {
  readonly professionalId: string;
  readonly isClient: boolean;
  /** The choices of the URL. */
  readonly read: BookingChoice;
  /** The free slots of the day of the URL's slot; undefined while they are not known. */
  readonly slots: readonly Slot[] | undefined;
  readonly state: BookingState;
  /** Why sending failed. */
  readonly problem: SendProblem | null;
}

export interface BookingDecision {
  /** The choices of the URL, without a slot that is {@link dropped}. */
  readonly asked: BookingChoice;
  /** How to meet; null until it is chosen. */
  readonly type: CallType | null;
  /** The slot that the consultation chosen since does not have. */
  readonly dropped: string | null;
  /** The person’s own request for the slot; undefined until it is known whether there is one. */
  readonly own: Appointment | null | undefined;
  readonly lost: LostSlot | null;
  readonly holding: Holding;
  /** What is to be checked, or nothing. */
  readonly toCheck: OwnCheck | null;
  /** What is to be held from now on, or nothing: one object as long as it is the same. */
  readonly toHold: HoldTarget | null;
}

/** Choice, free slots, hold, own request and sending, as one: what the page shows and what it asks the API for. */
export function decideBooking({ professionalId, isClient, read, slots, state, problem }: Known): BookingDecision {
  const { carried, check, checked } = state;
  const isListKnown = slots !== undefined && read.slot !== null;
  const found = slots?.find(({ startsAt }) => startsAt === read.slot);
  const isOffered = found !== undefined && (read.type === null || found.callTypes.includes(read.type));
  const isDropped = carried !== null && (read.slot === null || (isListKnown && !isOffered));
  const asked = isDropped ? { ...read, slot: null } : read;
  const listed = isDropped ? undefined : found;
  // A slot that leaves no choice needs none.
  const type = asked.type ?? (listed?.callTypes.length === 1 ? (listed.callTypes[0] ?? null) : null);
  const startsAt = asked.loss === null ? asked.slot : null;

  const toCheck = isClient && check.slot !== null ? check : null;
  const isChecked = toCheck !== null && toCheck.slot === startsAt;
  const own = isChecked ? (checked?.check === check ? checked.request : undefined) : null;

  const target =
    startsAt === null || type === null
      ? null
      : { professionalId, consultationId: asked.consultation.id, startsAt, callType: type };
  const hold = target !== null && state.hold !== null && isSame(state.hold.target, target) ? state.hold : null;
  // The person’s own request already blocks the slot; their own hold would conflict. What is not offered is refused.
  const isNeeded =
    target !== null &&
    own === null &&
    (carried === null || isOffered) &&
    (listed === undefined || listed.callTypes.includes(target.callType));
  const holding = hold?.holding ?? none;
  return {
    asked,
    type,
    dropped: isDropped ? carried : null,
    own,
    lost: own === null ? lostSlot({ asked, listed, isListKnown, holding, problem }) : null,
    // A taken slot is reported once it is known not to be the person’s own request.
    holding: own === undefined ? none : holding,
    toCheck,
    // What has begun goes on until something else is chosen.
    toHold: hold?.target ?? (isNeeded ? target : null),
  };
}
