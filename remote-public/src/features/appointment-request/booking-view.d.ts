import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import { useBooking } from './use-booking.ts';
/** What every step is given. */
export interface StepProps {
  readonly professional: PublicProfessional;
  readonly booking: ReturnType<typeof useBooking>;
}
/** From a choice to a sent request, one question at a time. */
export declare function BookingView({
  professional,
}: {
  readonly professional: PublicProfessional;
}): import('react').JSX.Element;
