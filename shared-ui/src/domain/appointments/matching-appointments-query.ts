import { queryOptions } from '@tanstack/react-query';
import type { HttpClient } from 'shared-contracts/platform/http-client';
import { listAllAppointments } from './appointment-client.ts';
import { queryOfSearch } from './appointment-groups.ts';
import { appointmentsKey } from './appointment-queries.ts';

/** Every appointment of the professional in the group and period of the URL (`?group=…&period=…`). */
export const matchingAppointmentsQuery = (http: HttpClient, search: URLSearchParams) => {
  const [group, period] = ['group', 'period'].map((name) => search.get(name));
  return queryOptions({
    queryKey: [...appointmentsKey, 'professional', 'matching', group, period],
    queryFn: ({ signal }) => {
      const { cursor: _, ...query } = queryOfSearch(search, new Date());
      return listAllAppointments(http, '/pro/get-all/appointments', query, signal);
    },
  });
};
