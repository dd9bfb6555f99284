import { type Appointment, type AppointmentRequest } from 'shared-contracts/schemas/appointment';
import { type Slot } from 'shared-contracts/schemas/availability';
import type { ErrorCode } from 'shared-contracts/schemas/error-codes';
export interface SendProblem {
  readonly code: ErrorCode;
  /** With SLOT_TAKEN and its like: free slots around the one that was asked for. */
  readonly nearest: readonly Slot[];
}
/**
 * Sends a request once, however often it is pressed: a second press while one is on its way does nothing, and a repeat after a
 * lost answer carries the same `Idempotency-Key`, so that the API answers with the first request.
 */
export declare function useSendRequest(onSent: (sent: Appointment) => void): {
  send: (request: AppointmentRequest) => Promise<void>;
  isSending: boolean;
  problem: SendProblem | null;
  clearProblem: () => void;
};
