import { infiniteQueryOptions } from '@tanstack/react-query';
import type { HttpClient } from 'shared-contracts/platform/http-client';
import { appointment, type Appointment, type AppointmentDocument } from 'shared-contracts/schemas/appointment';
import { pageOf } from 'shared-contracts/schemas/wire';
import { listDocumentsOf } from 'shared-ui/domain/appointments/queries/appointment-client.ts';
import { nullable, object, string } from 'valibot';
import { firstPage } from './client-between.ts';
import { clientsKey } from './client-queries.ts';

interface AppointmentsOfClient {
  readonly appointments: readonly Appointment[];
  readonly documents: readonly AppointmentDocument[];
  /** Private notes by appointment. */
  readonly notesOf: Readonly<Record<string, string | null>>;
  readonly next: string | null;
}

const list = '/pro/get-all/appointments';
const noted = pageOf(object({ id: string(), privateNotes: nullable(string()) }));
/** Of a page. */
const most = 20;

async function readPage(
  http: HttpClient,
  clientId: string,
  cursor: string | null,
  signal: AbortSignal,
): Promise<AppointmentsOfClient> {
  const body = { where: { clientId }, sort: [{ startsAt: 'desc' }], limit: most, ...(cursor ? { cursor } : {}) };
  const { data, page } = await http.request('POST', list, pageOf(appointment), { body, signal });
  const ids = data.map(({ id }) => id);
  const next = page?.next ?? null;
  if (ids.length === 0) return { appointments: data, documents: [], notesOf: {}, next };
  const ofNotes = { where: { id: { $in: ids } }, select: ['id', 'privateNotes'], limit: most };
  const [documents, notes] = await Promise.all([
    listDocumentsOf(http, ids, signal),
    http.request('POST', list, noted, { body: ofNotes, signal }),
  ]);
  const notesOf = Object.fromEntries(notes.data.map(({ id, privateNotes }) => [id, privateNotes]));
  return { appointments: data, documents, notesOf, next };
}

/** The appointments of a client, the latest first, with documents and notes. */
export const clientAppointments = (http: HttpClient, clientId: string) =>
  infiniteQueryOptions({
    queryKey: [...clientsKey, 'appointments', clientId],
    initialPageParam: firstPage,
    getNextPageParam: (page: AppointmentsOfClient) => page.next,
    queryFn: ({ pageParam, signal }) => readPage(http, clientId, pageParam, signal),
  });
