import { listDocuments } from 'shared-ui/domain/appointments/appointment-client.ts';
import type { HttpClient } from 'shared-contracts/platform/http-client';
import { appointment, type Appointment } from 'shared-contracts/schemas/appointment';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import { oneOf } from 'shared-contracts/schemas/wire';
import { findProfessional, isId } from './find-professional.ts';
import { platformOf, type LoaderArgs } from './platform-of.ts';
import { settle, type Settled } from './settle.ts';

/** A request as the API returned it. */
export interface SentRequest {
  readonly request: Appointment;
  /** Names of its documents. */
  readonly documentNames: readonly string[];
}

export interface BookingData {
  readonly professional: PublicProfessional;
  /** The request in the address (`?done=`); null without one or for a signed-out visitor. */
  readonly told: Settled<SentRequest> | null;
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
  const done = new URL(url).searchParams.get('done');
  const tell = (id: string) => {
    if (!isId(id)) return noRequest;
    return session.user === null ? null : settle(readRequest(http, id, signal));
  };
  const [professional, told] = await Promise.all([
    findProfessional(platform, args.params['id'] ?? '', signal),
    done === null ? null : tell(done),
  ]);
  return { professional, told };
}
