import { queryOptions } from '@tanstack/react-query';
import type { HttpClient } from 'shared-contracts/platform/http-client';
import { listAllAppointments } from './appointment-client.ts';
import { queryOfSearch } from './appointment-groups.ts';
import { appointmentsKey, zoneOf } from './appointment-queries.ts';

/** Every appointment of the professional in the group and period of the URL (`?group=…&period=…`), by the clocks of `timeZone`. */
export const matchingAppointmentsQuery = (http: HttpClient, search: URLSearchParams, timeZone: string) => {
  const [group, period] = ['group', 'period'].map((name) => search.get(name));
  return queryOptions({
    queryKey: [...appointmentsKey, 'professional', 'matching', group, period, zoneOf(period, timeZone)],
    queryFn: ({ signal }) => {
      const { cursor: _, ...query } = queryOfSearch(search, new Date(), timeZone);
      return listAllAppointments(http, '/pro/get-all/appointments', query, signal);
    },
  });
};
