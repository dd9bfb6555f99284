import * as v from 'valibot';
import type { HttpClient } from 'shared-contracts/platform/http-client';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { askedDocument, type AskedDocument } from 'shared-contracts/schemas/asked-document';
import {
  appointment,
  appointmentDocument,
  appointmentHistoryEntry,
  type Appointment,
  type AppointmentDocument,
  type AppointmentHistoryEntry,
} from 'shared-contracts/schemas/appointment';
import { oneOf, pageOf } from 'shared-contracts/schemas/wire';
import type { AppointmentStatus } from 'shared-contracts/processes/appointment-life-cycle';
import type { AppointmentUpdate } from './appointment-update.ts';
import type { Party } from './available-actions.ts';

/**
 * Filters of a list of appointments; ISO instants. `from` and `to` bound the start, half-open. `endsAfter` excludes
 * finished ones, `endedBy` excludes accepted ones that have not ended: an appointment can be joined until it ends.
 */
export interface AppointmentQuery {
  readonly ids?: readonly string[];
  readonly statuses?: readonly AppointmentStatus[];
  /** Requests and proposals that await an answer. */
  readonly awaitsAnswer?: true;
  /** Those that await the answer of this party. */
  readonly answerFrom?: Party;
  /** Includes appointments with a proposed time between `from` and `to`. */
  readonly withProposed?: true;
  readonly from?: string;
  readonly to?: string;
  readonly endsAfter?: string;
  readonly endedBy?: string;
  readonly order?: 'asc' | 'desc';
  readonly limit?: number;
  readonly cursor?: string;
}

/**
 * Endpoint of a list: `/appointments/find-by` for both parties, `/pro/get-all/appointments` for the calling
 * professional.
 */
export type AppointmentList = '/appointments/find-by' | '/pro/get-all/appointments';

const pageSchema = pageOf(appointment);
/**
 * Upper bound of a duration: what ends after an instant starts at most this long before it, which uses the index on the
 * start.
 */
const longest = 24 * 60 * 60_000;
const startOf = ({ from, endsAfter }: AppointmentQuery): string | undefined => {
  if (endsAfter === undefined) return from;
  const earliest = new Date(Date.parse(endsAfter) - longest).toISOString();
  return from !== undefined && from > earliest ? from : earliest;
};

const criteria = (query: AppointmentQuery) => {
  const {
    ids,
    statuses,
    awaitsAnswer,
    answerFrom,
    withProposed,
    to,
    endsAfter,
    endedBy,
    order = 'asc',
    limit = 20,
    cursor,
  } = query;
  const from = startOf(query);
  const range = { ...(from === undefined ? {} : { $gte: from }), ...(to === undefined ? {} : { $lt: to }) };
  return {
    where: {
      ...(ids ? { id: { $in: ids } } : {}),
      ...(statuses ? { status: { $in: statuses } } : {}),
      ...(awaitsAnswer ? { awaitsAnswer } : {}),
      ...(answerFrom ? { answerFrom } : {}),
      ...(from === undefined && to === undefined
        ? {}
        : withProposed
          ? { $or: [{ startsAt: range }, { proposedStartsAt: range }] }
          : { startsAt: range }),
      ...(endsAfter === undefined ? {} : { endsAt: { $gt: endsAfter } }),
      ...(endedBy === undefined ? {} : { $or: [{ status: { $ne: 'accepted' } }, { endsAt: { $lte: endedBy } }] }),
    },
    sort: [{ startsAt: order }],
    limit,
    ...(cursor === undefined ? {} : { cursor }),
  };
};

/** One page of the caller's appointments. @throws ProblemError */
export const listAppointments = (
  http: HttpClient,
  list: AppointmentList,
  query: AppointmentQuery,
  signal?: AbortSignal,
) => http.request('POST', list, pageSchema, { body: criteria(query), signal });

/** Maximum number of appointments on a calendar or in a file, enough for a full year. */
export const mostAppointments = 2000;

export interface AllAppointments {
  readonly rows: Appointment[];
  /** Whether there are more than `mostAppointments`. */
  readonly isCut: boolean;
}

/** Every appointment of a range, over all pages, for a calendar or a file. @throws ProblemError */
export async function listAllAppointments(
  http: HttpClient,
  list: AppointmentList,
  query: AppointmentQuery,
  signal?: AbortSignal,
): Promise<AllAppointments> {
  const rows: Appointment[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await listAppointments(http, list, { ...query, limit: 100, ...(cursor ? { cursor } : {}) }, signal);
    rows.push(...page.data);
    cursor = page.page?.next;
  } while (cursor && rows.length < mostAppointments);
  return { rows, isCut: Boolean(cursor) };
}

/** @throws ProblemError with NOT_FOUND when it is not the caller's. */
export const getAppointment = async (http: HttpClient, id: string, signal?: AbortSignal): Promise<Appointment> =>
  (await http.request('GET', `/base/appointments/get-one/${encodeURIComponent(id)}`, oneOf(appointment), { signal }))
    .data;

/** Every recorded change, oldest first. @throws ProblemError */
export const listHistory = async (
  http: HttpClient,
  appointmentId: string,
  signal?: AbortSignal,
): Promise<AppointmentHistoryEntry[]> =>
  (
    await http.request('POST', '/appointment_history/find-by', pageOf(appointmentHistoryEntry), {
      body: { where: { appointmentId }, sort: [{ at: 'asc' }], limit: 100 },
      signal,
    })
  ).data;

/** The documents of a request. @throws ProblemError */
export const listDocuments = (
  http: HttpClient,
  appointmentId: string,
  signal?: AbortSignal,
): Promise<AppointmentDocument[]> => listDocumentsOf(http, [appointmentId], signal);

/** Maximum number of documents of a page of requests. */
export const mostDocuments = 2000;

/** The documents of several requests, over all pages. @throws ProblemError */
export async function listDocumentsOf(
  http: HttpClient,
  appointmentIds: readonly string[],
  signal?: AbortSignal,
): Promise<AppointmentDocument[]> {
  const rows: AppointmentDocument[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await http.request('POST', '/appointment_documents/find-by', pageOf(appointmentDocument), {
      body: { where: { appointmentId: { $in: appointmentIds } }, limit: 100, ...(cursor ? { cursor } : {}) },
      signal,
    });
    rows.push(...page.data);
    cursor = page.page?.next;
  } while (cursor && rows.length < mostDocuments);
  return rows;
}

/** What the client is asked for, in that order, of one appointment or of all that is still awaited. @throws ProblemError */
export async function listAsked(
  http: HttpClient,
  where: { readonly appointmentId: string } | { readonly isAwaited: true },
  signal?: AbortSignal,
): Promise<AskedDocument[]> {
  const order = 'isAwaited' in where ? 'desc' : 'asc';
  try {
    const body = { where, sort: [{ createdAt: order }], limit: 100 };
    const { data } = await http.request('POST', '/asked_documents/find-by', pageOf(askedDocument), { body, signal });
    return order === 'desc' ? data.toReversed() : data;
  } catch (error) {
    // An API from before this was there.
    if (error instanceof ProblemError && error.code === 'NOT_FOUND') return [];
    throw error;
  }
}

/** One of them, with a fresh link. @throws ProblemError */
export const getDocument = async (http: HttpClient, id: string): Promise<AppointmentDocument> =>
  (await http.request('GET', `/base/appointment_documents/get-one/${id}`, oneOf(appointmentDocument))).data;

/**
 * Compare-and-set. @throws ProblemError, PRECONDITION_FAILED when the appointment has changed since it was displayed
 */
export const updateAppointment = (http: HttpClient, id: string, update: AppointmentUpdate): Promise<unknown> =>
  http.request('PUT', `/base/appointments/update-where/${encodeURIComponent(id)}`, v.unknown(), { body: update });

const countAnswer = v.object({ data: v.union([v.number(), v.object({ count: v.number() })]) });

/** Number of the caller's requests and proposals that await the answer of `party`; counts stop at 10,000. @throws ProblemError */
export async function countAwaiting(http: HttpClient, party: Party, signal?: AbortSignal): Promise<number> {
  const { data } = await http.request('GET', `/appointments/count?answerFrom=${party}`, countAnswer, { signal });
  return typeof data === 'number' ? data : data.count;
}
