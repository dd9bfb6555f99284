import { type CallType } from 'shared-contracts/schemas/vocabulary';
export declare const bookingSteps: readonly ['type', 'slot', 'reason', 'review'];
export type BookingStep = (typeof bookingSteps)[number];
/** What the address says of the request under way. */
export interface BookingChoice {
  readonly type: CallType | null;
  readonly slot: string | null;
  /** The step asked for; which one shows is {@link currentStep}'s. */
  readonly step: BookingStep | null;
}
/** Reads the address; a call type that the professional does not offer, or a slot that is no instant, counts as not chosen. */
export declare function choiceOf(search: URLSearchParams, offered: readonly CallType[]): BookingChoice;
/** The step asked for, or the first whose answer is still missing. */
export declare function currentStep({ type, slot, step }: BookingChoice, hasReason: boolean): BookingStep;
