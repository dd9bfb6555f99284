import { listDocuments } from 'shared-ui/domain/appointments/queries/appointment-client.ts';
import type { HttpClient } from 'shared-contracts/platform/http-client';
import { appointment, type Appointment } from 'shared-contracts/schemas/appointment';
import { listConsultations, type OfferedConsultation } from '../../booking/list-consultations.ts';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import { oneOf } from 'shared-contracts/schemas/wire';
import { findPendingCall } from './call/find-pending-call.ts';
import { findProfessional, isId } from '../../professionals/find-professional.ts';
import { platformOf, type LoaderArgs } from '../../loading/platform-of.ts';
import { settle, type Settled } from '../../loading/settle.ts';

/** A request as the API returned it. */
export interface SentRequest {
  readonly request: Appointment;
  /** Names of its documents. */
  readonly documentNames: readonly string[];
}

export interface BookingData {
  readonly professional: PublicProfessional;
  readonly consultations: readonly OfferedConsultation[];
  /** The request in the address (`?done=`); null without one or for a signed-out visitor. */
  readonly sentRequest: Settled<SentRequest> | null;
  /** With `?now=`: the client's own request for a call that waits for an answer. */
  readonly pendingCall: string | null;
}

const appointmentAnswer = oneOf(appointment);
const noRequest: Settled<never> = { ok: false, code: 'NOT_FOUND' };

async function readRequest(http: HttpClient, id: string, signal: AbortSignal): Promise<SentRequest> {
  const [{ data: request }, documents] = await Promise.all([
    http.request('GET', `/base/appointments/get-one/${id}`, appointmentAnswer, { signal }),
    listDocuments(http, id, signal),
  ]);
  return { request, documentNames: documents.map(({ name }) => name) };
}

/** The professional to book and, once it was sent, the request. */
export async function bookingLoader(args: LoaderArgs): Promise<BookingData> {
  const platform = platformOf(args);
  const { http, session } = platform;
  const { signal, url } = args.request;
  const { searchParams } = new URL(url);
  const done = searchParams.get('done');
  const asks = searchParams.has('now') && session.user?.role === 'client';
  const readSent = (id: string) => {
    if (!isId(id)) return noRequest;
    return session.user === null ? null : settle(readRequest(http, id, signal));
  };
  const idOrSlug = args.params['id'] ?? '';
  const found = findProfessional(platform, idOrSlug, signal);
  const readPending = async (id: string) => {
    const pending = asks ? await settle(findPendingCall(http, id, signal)) : null;
    return pending?.ok ? pending.value : null;
  };
  const [professional, consultations, sentRequest, pendingCall] = await Promise.all([
    found,
    isId(idOrSlug)
      ? listConsultations(platform, idOrSlug, signal)
      : found.then(({ id }) => listConsultations(platform, id, signal)),
    done === null ? null : readSent(done),
    isId(idOrSlug) ? readPending(idOrSlug) : found.then(({ id }) => readPending(id)),
  ]);
  return { professional, consultations, sentRequest, pendingCall };
}
