import type { HttpClient } from 'shared-contracts/platform/http-client';
import { quoteOf } from 'shared-contracts/formats/text/quote-of';
import {
  appointmentRequest,
  type AppointmentRequest,
  type OfferedAppointment,
} from 'shared-contracts/schemas/appointment-request';
import { appointment as row, type Appointment } from 'shared-contracts/schemas/appointment';
import { pageOf } from 'shared-contracts/schemas/wire';
import { findSlots } from 'shared-ui/domain/appointments/queries/find-slots.ts';
import { is, pick, type InferOutput } from 'valibot';
import { listConsultations, type OfferedConsultation } from '../../../booking/list-consultations.ts';

/** As many as are a choice of one tap. */
const NEAREST = 3;

export interface Rebooking {
  /** Starts of the nearest free times, in order. */
  readonly starts: readonly string[];
  /** The same appointment at another time, as the party asks for it. */
  readonly at: (startsAt: string) => AppointmentRequest | OfferedAppointment;
}

const madeSince = pick(row, ['id', 'startsAt', 'status', 'openedBy']);
const page = pageOf(madeSince);
export type Rebooked = InferOutput<typeof madeSince>;

/** What the two have booked since one that failed began, whoever asked for it; it may itself be younger than its start. @throws ProblemError */
export async function readRebooked(
  http: HttpClient,
  party: 'client' | 'professional',
  { id, startsAt, clientId, professionalId }: Appointment,
  signal?: AbortSignal,
): Promise<Rebooked | undefined> {
  const withOther = party === 'client' ? { professionalId } : { clientId };
  const where = {
    ...withOther,
    status: { $in: ['waiting', 'accepted'] },
    createdAt: { $gte: startsAt },
    startsAt: { $gte: startsAt },
  };
  const body = { where, select: ['id', 'startsAt', 'status', 'openedBy'], sort: [{ startsAt: 'asc' }], limit: 2 };
  return (await http.request('POST', '/appointments/find-by', page, { body, signal })).data.find(
    (one) => one.id !== id,
  );
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
