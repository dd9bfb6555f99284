import { queryOptions } from '@tanstack/react-query';
import type { HttpClient } from 'shared-contracts/platform/http-client';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { id as appointmentId } from 'shared-contracts/schemas/text';
import { is } from 'valibot';
import type { CalendarRange } from '../../calendar/calendar-entry.ts';
import {
  countAwaiting,
  getAppointment,
  listAllAppointments,
  listAppointments,
  listAsked,
  listDocuments,
  listDocumentsOf,
  listHistory,
  type AppointmentList,
} from './appointment-client.ts';
import { queryOfSearch } from './appointment-groups.ts';
import type { Party } from './available-actions.ts';
import { periodOf, periodRange } from './periods.ts';

/** Prefix of all queries that a change of an appointment affects. */
export const appointmentsKey = ['appointments'] as const;

const lists: Readonly<Record<Party, AppointmentList>> = {
  client: '/appointments/find-by',
  professional: '/pro/get-all/appointments',
};

const otherOf = { client: 'professional', professional: 'client' } as const;

/** In the key of a list: without a period the zone changes nothing. */
export const zoneOf = (period: string | null | undefined, timeZone: string): string | null =>
  periodOf(period ?? null) === 'all' ? null : timeZone;

/** A half-open window of instants. */
export interface TimeWindow {
  readonly from: string;
  readonly to: string;
}

/** One party's queries. Values that depend on the current time are computed in `queryFn`, so that keys are stable. */
export const appointmentQueries = (http: HttpClient, party: Party) => {
  const list = lists[party];
  const key = [...appointmentsKey, party] as const;
  return {
    /** One page of the group and period of the URL (`?group=…&period=…&cursor=…`), by the clocks of `timeZone`. */
    page: (search: URLSearchParams, timeZone: string) => {
      const [group, period, cursor] = ['group', 'period', 'cursor'].map((name) => search.get(name));
      return queryOptions({
        queryKey: [...key, 'page', group, period, zoneOf(period, timeZone), cursor],
        queryFn: async ({ signal }) => {
          const page = await listAppointments(http, list, queryOfSearch(search, new Date(), timeZone), signal);
          return { appointments: page.data, next: page.page?.next ?? null };
        },
      });
    },
    /**
     * Pending appointments that the reader must answer, and those that the other party must, the soonest to take place, with their
     * documents, in the period of the URL (`?period=…&cursor=…&theirs=…`), by the clocks of `timeZone`.
     */
    pending: (search: URLSearchParams, timeZone: string) => {
      const period = periodOf(search.get('period'));
      const [cursor, theirs] = [search.get('cursor'), search.get('theirs')];
      return queryOptions({
        queryKey: [...key, 'pending', period, zoneOf(period, timeZone), cursor, theirs],
        queryFn: async ({ signal }) => {
          const range = periodRange(period, new Date(), timeZone);
          const pageOf = async (answerFrom: Party, from: string | null) => {
            const query = { answerFrom, withProposed: true, ...range, ...(from ? { cursor: from } : {}) } as const;
            const page = await listAppointments(http, list, query, signal);
            return { appointments: page.data, next: page.page?.next ?? null };
          };
          const pages = await Promise.all([pageOf(party, cursor), pageOf(otherOf[party], theirs)]);
          const ids = pages.flatMap(({ appointments }) => appointments.map(({ id }) => id));
          const documents = ids.length === 0 ? [] : await listDocumentsOf(http, ids, signal);
          return { mine: pages[0], theirs: pages[1], documents };
        },
      });
    },
    /** How many appointments the reader must answer. Optional: menu and dashboard work without it. */
    pendingCount: () =>
      queryOptions({
        queryKey: [...key, 'pending count'],
        queryFn: ({ signal }) => countAwaiting(http, party, signal),
        meta: { isOptional: true },
        throwOnError: false,
      }),
    /** The first three that the reader must answer, or that the other party (`from`) must. */
    firstPending: (from: Party = party) =>
      queryOptions({
        queryKey: [...key, 'first pending', from],
        queryFn: async ({ signal }) =>
          (await listAppointments(http, list, { answerFrom: from, limit: 3 }, signal)).data,
      }),
    /** The next accepted appointment that has not ended, or null. */
    next: () =>
      queryOptions({
        queryKey: [...key, 'next'],
        queryFn: async ({ signal }): Promise<Appointment | null> => {
          const query = { statuses: ['accepted'], endsAfter: new Date().toISOString(), limit: 1 } as const;
          return (await listAppointments(http, list, query, signal)).data[0] ?? null;
        },
      }),
    /** A calendar's range. Takes no abort signal: FullCalendar would report a cancelled fetch as a failure. */
    calendar: ({ start, end }: CalendarRange) =>
      queryOptions({
        queryKey: [...key, 'calendar', start, end],
        queryFn: async () => {
          const { rows } = await listAllAppointments(http, list, {
            statuses: ['waiting', 'accepted', 'done', 'no_show'],
            from: start,
            to: end,
            withProposed: true,
          });
          return { start, end, rows };
        },
      }),
    /** What blocks time within a window; `isAhead` leaves out past appointments. */
    busy: ({ from, to }: TimeWindow, isAhead = false) =>
      queryOptions({
        queryKey: [...key, 'busy', from, to, isAhead],
        queryFn: async ({ signal }) => {
          const ahead = isAhead ? { endsAfter: new Date().toISOString() } : {};
          const query = { statuses: ['waiting', 'accepted'], from, to, withProposed: true, ...ahead } as const;
          return (await listAllAppointments(http, list, query, signal)).rows;
        },
      }),
    /**
     * One appointment with its history, documents and what is asked for.
     * Fails with NOT_FOUND for an invalid id, which the history would report as an invalid field.
     */
    one: (id: string) =>
      queryOptions({
        queryKey: [...key, 'one', id],
        queryFn: async ({ signal }) => {
          if (!is(appointmentId, id)) throw new ProblemError({ status: 404, code: 'NOT_FOUND', errors: [] });
          const [appointment, history, documents, asked] = await Promise.all([
            getAppointment(http, id, signal),
            listHistory(http, id, signal),
            listDocuments(http, id, signal),
            listAsked(http, { appointmentId: id }, signal),
          ]);
          return { appointment, history, documents, asked };
        },
      }),
  };
};
