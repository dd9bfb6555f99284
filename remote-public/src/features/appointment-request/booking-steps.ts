import type { Slot } from 'shared-contracts/schemas/availability';
import { callType, type CallType } from 'shared-contracts/schemas/vocabulary';
import { calendarDate, instant } from 'shared-contracts/schemas/text';
import { is } from 'valibot';
import type { AddressLoss } from './slot-loss.ts';

export const bookingSteps = ['type', 'slot', 'reason', 'review'] as const;
export type BookingStep = (typeof bookingSteps)[number];

/** A slot with its call types. */
export type SlotChoice = Pick<Slot, 'startsAt' | 'callTypes'>;

/** The choices in the URL. */
export interface BookingChoice {
  readonly type: CallType | null;
  /** Chosen only while it has the call type: see {@link chosenTime}. */
  readonly slot: SlotChoice | null;
  /** Why the slot of the URL is not available. */
  readonly loss: AddressLoss | null;
  /** The requested step; {@link currentStep} decides which one shows. */
  readonly step: BookingStep | null;
  /** First day of the calendar, while it is open. */
  readonly week: string | null;
}

const isStep = (value: string | null): value is BookingStep => bookingSteps.some((step) => step === value);

/**
 * Reads the URL at the moment `now`. A call type that the professional does not offer, or a slot that is past or
 * invalid, counts as not chosen; a slot without types (`types=call,video`) has all of them, and one with a single type
 * needs no choice.
 */
export function choiceOf(search: URLSearchParams, offered: readonly CallType[], now: number): BookingChoice {
  const asked = search.get('type');
  const startsAt = search.get('slot');
  const step = search.get('step');
  const week = search.get('week');
  const said = (search.get('types') ?? '').split(',');
  const own = offered.filter((one) => said.includes(one));
  const slot = is(instant, startsAt) ? { startsAt, callTypes: own.length > 0 ? own : [...offered] } : null;
  const only = slot?.callTypes.length === 1 ? slot.callTypes[0] : undefined;
  return {
    type: is(callType, asked) && offered.includes(asked) ? asked : (only ?? null),
    slot,
    loss: lossOf(startsAt, now),
    step: isStep(step) ? step : null,
    week: is(calendarDate, week) ? week : null,
  };
}

function lossOf(startsAt: string | null, now: number): AddressLoss | null {
  if (startsAt === null) return null;
  if (!is(instant, startsAt)) return 'unreadable';
  return Date.parse(startsAt) <= now ? 'past' : null;
}

/** Whether the slot of the URL is available for a call type. */
export const hasType = ({ slot }: Pick<BookingChoice, 'slot'>, type: CallType): boolean =>
  slot?.callTypes.includes(type) === true;

/** The chosen slot; null when it is unavailable or lacks the chosen call type. */
export const chosenTime = ({ type, slot, loss }: Pick<BookingChoice, 'type' | 'slot' | 'loss'>): string | null =>
  slot === null || loss !== null || (type !== null && !hasType({ slot }, type)) ? null : slot.startsAt;

/** The requested step, or the first that is incomplete. */
export function currentStep(choice: BookingChoice, hasReason: boolean): BookingStep {
  const { type, step } = choice;
  const missing: BookingStep =
    type === null ? 'type' : chosenTime(choice) === null ? 'slot' : hasReason ? 'review' : 'reason';
  if (step === null) return missing === 'review' ? 'reason' : missing;
  return bookingSteps.indexOf(step) <= bookingSteps.indexOf(missing) ? step : missing;
}
