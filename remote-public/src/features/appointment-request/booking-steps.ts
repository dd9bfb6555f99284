import { callType, type CallType } from 'shared-contracts/schemas/vocabulary';
import { calendarDate, instant } from 'shared-contracts/schemas/text';
import { is } from 'valibot';

export const bookingSteps = ['type', 'slot', 'reason', 'review'] as const;
export type BookingStep = (typeof bookingSteps)[number];

/** What the address says of the request under way. */
export interface BookingChoice {
  readonly type: CallType | null;
  readonly slot: string | null;
  /** The step asked for; which one shows is {@link currentStep}'s. */
  readonly step: BookingStep | null;
  /** First day that the calendar shows, while it does. */
  readonly week: string | null;
}

const isStep = (value: string | null): value is BookingStep => bookingSteps.some((step) => step === value);

/** Reads the address; a call type that the professional does not offer, or a slot that is no instant, counts as not chosen. */
export function choiceOf(search: URLSearchParams, offered: readonly CallType[]): BookingChoice {
  const type = search.get('type');
  const slot = search.get('slot');
  const step = search.get('step');
  const week = search.get('week');
  return {
    type: is(callType, type) && offered.includes(type) ? type : null,
    slot: is(instant, slot) ? slot : null,
    step: isStep(step) ? step : null,
    week: is(calendarDate, week) ? week : null,
  };
}

/** The step asked for, or the first whose answer is still missing. */
export function currentStep({ type, slot, step }: BookingChoice, hasReason: boolean): BookingStep {
  const missing: BookingStep = type === null ? 'type' : slot === null ? 'slot' : hasReason ? 'review' : 'reason';
  if (step === null) return missing === 'review' ? 'reason' : missing;
  return bookingSteps.indexOf(step) <= bookingSteps.indexOf(missing) ? step : missing;
}
