import { queryOptions } from '@tanstack/react-query';
import type { HttpClient } from 'shared-contracts/platform/http-client';
import {
  calendarBusy,
  calendarFeed,
  calendarOverlap,
  calendarSource,
  foundCalendar,
  type CalendarAccountInput,
  type CalendarBusy,
  type CalendarFeed,
  type CalendarSource,
  type CalendarSourceInput,
} from 'shared-contracts/schemas/calendar-source';
import { oneOf, pageOf } from 'shared-contracts/schemas/wire';
import { mostAppointments } from 'shared-ui/domain/appointments/queries/appointment-client.ts';
import type { CalendarRange } from 'shared-ui/domain/calendar/calendar-entry.ts';
import { array, nullable, unknown, type InferOutput } from 'valibot';
import { practiceKey } from './practice-queries.ts';

export type FoundCalendar = InferOutput<typeof foundCalendar>;

const sourcePage = pageOf(calendarSource);
const busyPage = pageOf(calendarBusy);
const feedPath = '/calendars/feed';
const calendarsKey = [...practiceKey, 'calendars'] as const;

/** Queries of the professional's calendars elsewhere, and of their subscription address. */
export const calendarQueries = (http: HttpClient) => ({
  sources: () =>
    queryOptions({
      queryKey: [...calendarsKey, 'sources'],
      queryFn: async ({ signal }) =>
        (await http.request('POST', '/pro/get-all/calendar_sources', sourcePage, { body: { limit: 100 }, signal }))
          .data,
      // "Read five minutes ago": each is read every quarter of an hour.
      refetchInterval: 60_000,
    }),
  /** Appointments during which another calendar is busy. */
  overlaps: () =>
    queryOptions({
      queryKey: [...calendarsKey, 'overlaps'],
      queryFn: async ({ signal }) =>
        (await http.request('GET', '/calendars/overlaps', oneOf(array(calendarOverlap)), { signal })).data,
      meta: { isOptional: true },
      throwOnError: false,
    }),
  /** The busy times in a calendar's range. Takes no abort signal, see `appointmentQueries`. */
  busyIn: ({ start, end }: CalendarRange) =>
    queryOptions({
      queryKey: [...calendarsKey, 'busy', start, end],
      queryFn: async () => ({ start, end, rows: await listBusy(http, { start, end }) }),
    }),
  feed: () =>
    queryOptions({
      queryKey: [...calendarsKey, 'feed'],
      queryFn: async ({ signal }) =>
        (await http.request('GET', feedPath, oneOf(nullable(calendarFeed)), { signal })).data,
    }),
});

const listSources = async (http: HttpClient, signal?: AbortSignal): Promise<CalendarSource[]> =>
  (await http.request('POST', '/pro/get-all/calendar_sources', sourcePage, { body: { limit: 100 }, signal })).data;

/** A busy time, and the name of its calendar. */
type NamedBusy = CalendarBusy & { readonly calendar: string };

/** The earliest of a range, as many as a calendar has appointments. */
async function listBusy(http: HttpClient, { start, end }: CalendarRange): Promise<NamedBusy[]> {
  const where = { startsAt: { $lt: end }, endsAt: { $gt: start } };
  const all: CalendarBusy[] = [];
  let cursor: string | null | undefined;
  do {
    const body = { where, limit: 100, ...(cursor ? { cursor } : {}) };
    const { data, page } = await http.request('POST', '/pro/get-all/calendar_busy', busyPage, { body });
    all.push(...data);
    cursor = page?.next;
  } while (cursor && all.length < mostAppointments);
  const names = new Map(all.length === 0 ? [] : (await listSources(http)).map(({ id, name }) => [id, name]));
  return all.map((busy) => ({ ...busy, calendar: names.get(busy.sourceId) ?? '' }));
}

/** The calendars of a CalDAV account. @throws ProblemError */
export const findCalendars = async (http: HttpClient, account: CalendarAccountInput): Promise<FoundCalendar[]> =>
  (await http.request('POST', '/calendars/found', oneOf(array(foundCalendar)), { body: account })).data;

/** @throws ProblemError */
export const addCalendars = async (http: HttpClient, input: CalendarSourceInput): Promise<CalendarSource[]> =>
  (await http.request('POST', '/calendars/sources', oneOf(array(calendarSource)), { body: input })).data;

/** Reads it now. @throws ProblemError */
export const refreshCalendar = async (http: HttpClient, id: string): Promise<CalendarSource> =>
  (await http.request('POST', `/calendars/sources/${id}/refresh`, oneOf(calendarSource))).data;

/** @throws ProblemError */
export const renameCalendar = (http: HttpClient, id: string, name: string): Promise<unknown> =>
  http.request('PUT', `/base/calendar_sources/update/${id}`, unknown(), { body: { name } });

/** @throws ProblemError */
export const removeCalendar = (http: HttpClient, id: string): Promise<unknown> =>
  http.request('DELETE', `/base/calendar_sources/delete/${id}`, unknown());

/** Of the whole account that the calendar belongs to. @throws ProblemError */
export const changeCalendarPassword = (http: HttpClient, id: string, password: string): Promise<unknown> =>
  http.request('PUT', `/calendars/sources/${id}/password`, unknown(), { body: { password } });

/** A new subscription address; the one before stops. @throws ProblemError */
export const renewFeed = async (http: HttpClient): Promise<CalendarFeed> =>
  (await http.request('POST', feedPath, oneOf(calendarFeed))).data;

/** @throws ProblemError */
export const stopFeed = (http: HttpClient): Promise<unknown> => http.request('DELETE', feedPath, unknown());
