import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
interface BookingDoneProps {
  readonly professional: PublicProfessional;
  /** null when it cannot be read any more: signed out, or somebody else's link. */
  readonly sent: Appointment | null;
}
/** The receipt. */
export declare function BookingDone({ professional, sent }: BookingDoneProps): import('react').JSX.Element;
export {};
