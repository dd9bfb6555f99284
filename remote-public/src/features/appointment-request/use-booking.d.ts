import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import { type BookingChoice } from './booking-steps.ts';
/**
 * The request under way. The choices are in the address, the reason is a draft of the form: a reload, a language switch and a
 * sign-in on the way lose nothing.
 */
export declare function useBooking(professional: PublicProfessional): {
  form: import('react-hook-form').UseFormReturn<
    {
      reason: string;
    },
    unknown,
    unknown
  >;
  choice: BookingChoice;
  step: 'reason' | 'review' | 'slot' | 'type';
  reason: string;
  choose: (
    change: Partial<BookingChoice>,
    options?: {
      replace: boolean;
    },
  ) => undefined;
  addressOf: (change: Partial<BookingChoice>) => string;
  remember: () => string;
  finish: (appointmentId: string) => void;
};
export type Booking = ReturnType<typeof useBooking>;
