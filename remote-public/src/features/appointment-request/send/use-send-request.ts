import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { nearestSlots } from 'shared-ui/domain/appointments/queries/nearest-slots.ts';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { appointment, type Appointment } from 'shared-contracts/schemas/appointment';
import { type AppointmentRequest, type CallRequest } from 'shared-contracts/schemas/appointment-request';
import type { Slot } from 'shared-contracts/schemas/slots';
import type { ErrorCode } from 'shared-contracts/schemas/error-codes';
import { oneOf } from 'shared-contracts/schemas/wire';
import { slotLoss, type SlotLoss } from '../hold/slot-loss.ts';

const answer = oneOf(appointment);
/** The consultation is another than it was shown. */
const changes: readonly ErrorCode[] = ['CONSULTATION_CHANGED', 'CONSULTATION_NOT_OFFERED'];

export interface SendProblem {
  readonly code: ErrorCode;
  /** Why the slot is not available, in that case: sending again does not help. */
  readonly loss: SlotLoss | undefined;
  /** A document expired before the request: it has to be added again. */
  readonly isDocumentGone: boolean;
  /** With EMAIL_NOT_CONFIRMED: mails are in the local mailbox. */
  readonly hasLocalMailbox: boolean;
  /** With SLOT_TAKEN and the like: the nearest free slots. */
  readonly nearest: readonly Slot[];
}

interface SendOutcome {
  readonly onSent: (sent: Appointment) => void;
  /** The sender's e-mail is to be confirmed first. */
  readonly onUnconfirmed: () => void;
}

/**
 * Sends a request once: a second press while it is pending does nothing, and a retry after a lost response carries the
 * same `Idempotency-Key`, so that the API answers with the first request.
 */
export function useSendRequest() {
  const { http, telemetry } = usePlatform();
  const { revalidate } = useRevalidator();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<SendProblem | null>(null);
  const isOnItsWay = useRef(false);
  const attempt = useRef({ content: '', key: '' });

  const send = async (
    request: AppointmentRequest | CallRequest,
    { onSent, onUnconfirmed }: SendOutcome,
  ): Promise<void> => {
    if (isOnItsWay.current) return;
    isOnItsWay.current = true;
    setSending(true);
    // The waiting state is shown until it is sent.
    setProblem((before) => (before?.code === 'EMAIL_NOT_CONFIRMED' ? before : null));
    const content = JSON.stringify(request);
    if (attempt.current.content !== content) attempt.current = { content, key: crypto.randomUUID() };
    try {
      const { data } = await http.request('POST', '/base/appointments/create', answer, {
        body: request,
        headers: { 'Idempotency-Key': attempt.current.key },
      });
      onSent(data);
    } catch (error) {
      if (!(error instanceof ProblemError)) telemetry.error(error, { where: 'appointment request' });
      // What is said of the new fee stands beside the new fee.
      else if (changes.includes(error.code)) await revalidate();
      setProblem(problemOf(error));
      if (error instanceof ProblemError && error.code === 'EMAIL_NOT_CONFIRMED') onUnconfirmed();
    } finally {
      isOnItsWay.current = false;
      setSending(false);
    }
  };
  return {
    send,
    isSending,
    problem,
    /** The person came back from signing in, and the fee is another than when they left. */
    sayChanged: () => setProblem(plainProblem('CONSULTATION_CHANGED')),
    clearProblem: () => setProblem(null),
  };
}

const plainProblem = (code: ErrorCode): SendProblem => ({
  code,
  loss: undefined,
  isDocumentGone: false,
  hasLocalMailbox: false,
  nearest: [],
});

function problemOf(error: unknown): SendProblem {
  if (!(error instanceof ProblemError)) return plainProblem('INTERNAL');
  return {
    code: error.code,
    loss: slotLoss(error.code),
    isDocumentGone: error.problem.errors.some(({ pointer }) => pointer.startsWith('/documents/')),
    hasLocalMailbox: error.problem.details?.['hasLocalMailbox'] === true,
    nearest: nearestSlots(error.problem),
  };
}
