import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import type { BookingChoice } from './booking-steps.ts';
/** With whom, how and when, beside every step. */
export declare function BookingSummary({
  professional,
  choice,
}: {
  readonly professional: PublicProfessional;
  readonly choice: BookingChoice;
}): import('react').JSX.Element;
