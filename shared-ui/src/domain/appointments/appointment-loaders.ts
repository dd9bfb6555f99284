import type { LoaderFunctionArgs } from 'react-router-dom';
import { platformOf } from 'shared-contracts/platform/platform-of';
import { areaQueryClient } from '../queries/area-query-client.ts';
import { appointmentQueries } from './appointment-queries.ts';
import type { Party } from './available-actions.ts';

const readFor = (party: Party, args: LoaderFunctionArgs) => {
  const platform = platformOf(args);
  return {
    client: areaQueryClient(platform),
    queries: appointmentQueries(platform.http, party),
    search: new URL(args.request.url).searchParams,
  };
};

/** Prefetches pending appointments, filtered by the URL, for `appointmentQueries().pending`. */
export const pendingLoader = (party: Party) => async (args: LoaderFunctionArgs) => {
  const { client, queries, search } = readFor(party, args);
  await client.fetchQuery(queries.pending(search));
  return null;
};

/** Prefetches the page of the list in the URL, for `appointmentQueries().page`. */
export const appointmentsLoader = (party: Party) => async (args: LoaderFunctionArgs) => {
  const { client, queries, search } = readFor(party, args);
  await client.fetchQuery(queries.page(search));
  return null;
};

/** Prefetches the appointment `:id`, for `appointmentQueries().one`. */
export const appointmentLoader = (party: Party) => async (args: LoaderFunctionArgs) => {
  const { client, queries } = readFor(party, args);
  await client.fetchQuery(queries.one(args.params['id'] ?? ''));
  return null;
};
