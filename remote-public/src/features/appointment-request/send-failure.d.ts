import type { Booking } from './use-booking.ts';
import type { SendProblem } from './use-send-request.ts';
interface SendFailureProps {
  readonly problem: SendProblem;
  readonly booking: Booking;
  readonly onChosen: () => void;
}
/** Why the request was not sent and what helps; the button to send it again stays where it was. */
export declare function SendFailure({
  problem: { code, nearest },
  booking,
  onChosen,
}: SendFailureProps): import('react').JSX.Element;
export {};
