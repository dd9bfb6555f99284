import { queryOptions } from '@tanstack/react-query';
import type { HttpClient } from 'shared-contracts/platform/http-client';
import { appointmentStatuses } from 'shared-contracts/processes/appointment-life-cycle';
import { payment } from 'shared-contracts/schemas/billing';
import { profileDay } from 'shared-contracts/schemas/visits';
import { pageOf } from 'shared-contracts/schemas/wire';
import { listAppointments } from 'shared-ui/domain/appointments/queries/appointment-client.ts';
import { appointmentsKey } from 'shared-ui/domain/appointments/queries/appointment-queries.ts';
import * as v from 'valibot';
import { addDays } from '../../model/date-of.ts';

const dayPage = pageOf(profileDay);
const paymentPage = pageOf(payment);
const weeks = v.object({ data: v.array(v.object({ createdAt: v.string(), count: v.number() })) });
const statuses = v.object({
  data: v.array(v.object({ status: v.picklist(appointmentStatuses), count: v.number() })),
});

const count = { fn: 'count' } as const;

/** Agreed, or over: what a booking is counted as. */
const agreed = ['accepted', 'done', 'no_show'] as const;

/** What the dashboard alone reads of a practice. */
export const statisticsQueries = (http: HttpClient) => ({
  /** What is in the diary from the beginning of a day on, for `days` days: agreed, or over. `from` is an ISO instant. */
  agenda: (from: string, to: string) =>
    queryOptions({
      queryKey: [...appointmentsKey, 'professional', 'agenda', from],
      queryFn: async ({ signal }) => {
        const query = { statuses: agreed, from, to, limit: 100 } as const;
        return (await listAppointments(http, '/pro/get-all/appointments', query, signal)).data;
      },
    }),
  /** Views per day and bookings per week, by when they were made, since a Monday (`YYYY-MM-DD`), by the clocks of the practice; 403 NOT_IN_PLAN. */
  weeks: (monday: string, timeZone: string) =>
    queryOptions({
      queryKey: [...appointmentsKey, 'statistics', monday, timeZone],
      queryFn: async ({ signal }) => {
        const [views, bookings] = await Promise.all([
          http.request('POST', '/pro/get-all/profile_days', dayPage, {
            body: { where: { day: { $gte: monday } }, limit: 100 },
            signal,
          }),
          http.request('POST', '/appointments/aggregate', weeks, {
            body: {
              // A day more than there is in any time zone: what is before the Monday is left out.
              where: { createdAt: { $gte: `${addDays(monday, -1)}T00:00:00.000Z` }, status: { $in: agreed } },
              groupBy: [{ col: 'createdAt', unit: 'week', timeZone }],
              metrics: { count },
            },
            signal,
          }),
        ]);
        return {
          days: views.data,
          weeks: bookings.data.map(({ createdAt, count: made }) => ({ monday: createdAt, count: made })),
        };
      },
      // No event tells a view.
      refetchInterval: 60_000,
    }),
  /** Requests of clients since an instant, and how many of them were accepted. */
  requests: (since: string) =>
    queryOptions({
      queryKey: [...appointmentsKey, 'requests since', since],
      queryFn: async ({ signal }) => {
        const { data } = await http.request('POST', '/appointments/aggregate', statuses, {
          body: {
            where: { createdAt: { $gte: since }, openedBy: 'client' },
            groupBy: ['status'],
            metrics: { count },
          },
          signal,
        });
        const sum = (among: (status: string) => boolean) =>
          data.reduce((all, row) => all + (among(row.status) ? row.count : 0), 0);
        return {
          all: sum(() => true),
          accepted: sum((status) => ['accepted', 'done', 'no_show', 'cancelled'].includes(status)),
        };
      },
    }),
  /** The last day that was paid for, or null: a later payment may end earlier. */
  planEnd: () =>
    queryOptions({
      queryKey: ['practice', 'plan end'],
      queryFn: async ({ signal }) => {
        const body = { where: { status: 'paid' }, sort: [{ paymentDate: 'desc' }], limit: 100 };
        const { data } = await http.request('POST', '/pro/get-all/payments', paymentPage, { body, signal });
        return data.reduce<string | null>(
          (last, { subscriptionEndDate: end }) => (end && end > (last ?? '') ? end : last),
          null,
        );
      },
    }),
});
