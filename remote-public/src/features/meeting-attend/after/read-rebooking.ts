import type { HttpClient } from 'shared-contracts/platform/http-client';
import { quoteOf } from 'shared-contracts/formats/text/quote-of';
import {
  appointmentRequest,
  type AppointmentRequest,
  type OfferedAppointment,
} from 'shared-contracts/schemas/appointment-request';
import { type Appointment } from 'shared-contracts/schemas/appointment';
import { findSlots } from 'shared-ui/domain/appointments/queries/find-slots.ts';
import { is } from 'valibot';
import { listConsultations, type OfferedConsultation } from '../../../booking/list-consultations.ts';

/** As many as are a choice of one tap. */
const NEAREST = 3;

export interface Rebooking {
  /** Starts of the nearest free times, in order. */
  readonly starts: readonly string[];
  /** The same appointment at another time, as the party asks for it. */
  readonly at: (startsAt: string) => AppointmentRequest | OfferedAppointment;
}

/** What booking the same again takes; null where it cannot be the same, also because it costs the client something else now. @throws ProblemError */
export async function readRebooking(
  http: HttpClient,
  party: 'client' | 'professional',
  failed: Appointment,
  signal: AbortSignal,
): Promise<Rebooking | null> {
  const { professionalId, clientId, consultationId, callType, reason } = failed;
  if (consultationId === null || !is(appointmentRequest.entries.reason, reason)) return null;
  const query = { professionalIds: [professionalId], consultationId, callType, limit: NEAREST };
  const [free, consultations] = await Promise.all([
    findSlots(http, query, signal),
    listConsultations({ http }, professionalId, signal),
  ]);
  const consultation = consultations.find(({ id, callTypes }) => id === consultationId && callTypes.includes(callType));
  if (!consultation || (party === 'client' && !isQuoted(consultation, failed))) return null;
  const same = { consultationId, callType, reason };
  return {
    starts: free?.slots.map(({ startsAt }) => startsAt) ?? [],
    at: (startsAt) =>
      party === 'client'
        ? { ...same, professionalId, quote: quoteOf(consultation), startsAt }
        : { ...same, clientId, startsAt },
  };
}

/** Whether it takes as long and costs the same as it did. */
const isQuoted = (
  { minutes, feeKind, fee, currency }: OfferedConsultation,
  { startsAt, endsAt, ...booked }: Appointment,
): boolean =>
  Date.parse(endsAt) - Date.parse(startsAt) === minutes * 60_000 &&
  booked.feeKind === feeKind &&
  booked.fee === fee &&
  booked.currency === currency;
