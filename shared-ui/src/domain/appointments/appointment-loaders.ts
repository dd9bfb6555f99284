import type { LoaderFunctionArgs } from 'react-router-dom';
import { platformOf } from 'shared-contracts/platform/platform-of';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { is } from 'valibot';
import { id as appointmentId } from 'shared-contracts/schemas/text';
import {
  getAppointment,
  listAppointments,
  listDocuments,
  listDocumentsOf,
  listHistory,
  type AppointmentList,
} from './appointment-client.ts';
import { queryOfSearch } from './appointment-groups.ts';
import { periodOf, periodRange } from './periods.ts';

/** Loader of the requests and proposals that wait, the soonest first, and of the papers that came with them, within the period of the URL (`?period=…&cursor=…`). */
export const pendingLoader = (list: AppointmentList) => async (args: LoaderFunctionArgs) => {
  const { http } = platformOf(args);
  const search = new URL(args.request.url).searchParams;
  const cursor = search.get('cursor');
  const page = await listAppointments(
    http,
    list,
    {
      awaitsAnswer: true,
      withProposed: true,
      ...periodRange(periodOf(search.get('period')), new Date()),
      ...(cursor ? { cursor } : {}),
    },
    args.request.signal,
  );
  const ids = page.data.map(({ id }) => id);
  const documents = ids.length === 0 ? [] : await listDocumentsOf(http, ids, args.request.signal);
  return { appointments: page.data, next: page.page?.next ?? null, documents };
};
export type PendingPage = Awaited<ReturnType<ReturnType<typeof pendingLoader>>>;
export type AppointmentPage = Omit<PendingPage, 'documents'>;

/** Loader of one page of the group and period of the URL (`?group=…&period=…&cursor=…`). */
export const appointmentsLoader =
  (list: AppointmentList) =>
  async (args: LoaderFunctionArgs): Promise<AppointmentPage> => {
    const query = queryOfSearch(new URL(args.request.url).searchParams, new Date());
    const page = await listAppointments(platformOf(args).http, list, query, args.request.signal);
    return { appointments: page.data, next: page.page?.next ?? null };
  };

/**
 * Loader of one appointment (`:id`) with every change of it and the papers that came with it.
 *
 * @throws ProblemError with NOT_FOUND for an address that names no appointment; the history would call it an invalid field.
 */
export async function appointmentLoader(args: LoaderFunctionArgs) {
  const { http } = platformOf(args);
  const id = args.params['id'] ?? '';
  if (!is(appointmentId, id)) throw new ProblemError({ status: 404, code: 'NOT_FOUND', errors: [] });
  const [appointment, history, documents] = await Promise.all([
    getAppointment(http, id, args.request.signal),
    listHistory(http, id, args.request.signal),
    listDocuments(http, id, args.request.signal),
  ]);
  return { appointment, history, documents };
}
