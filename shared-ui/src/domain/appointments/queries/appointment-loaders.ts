import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Platform } from 'shared-contracts/platform/platform';
import { platformOf } from 'shared-contracts/platform/platform-of';
import { areaQueryClient } from '../../queries/area-query-client.ts';
import { appointmentQueries } from './appointment-queries.ts';
import type { Party } from './available-actions.ts';
import { readerOf } from '../../time/format-time.ts';
import { periodOf } from './periods.ts';

/** The zone by whose clocks the page counts days. */
export type ZoneOf = (platform: Platform) => string | Promise<string>;

const deviceZoneOf: ZoneOf = ({ locale }) => readerOf(locale).timeZone;

const readFor = (party: Party, args: LoaderFunctionArgs, zoneOf: ZoneOf = deviceZoneOf) => {
  const platform = platformOf(args);
  const search = new URL(args.request.url).searchParams;
  const isAll = periodOf(search.get('period')) === 'all';
  return {
    client: areaQueryClient(platform),
    queries: appointmentQueries(platform.http, party),
    search,
    // Nothing waits for the practice where no day is asked about.
    timeZone: () => (isAll ? deviceZoneOf : zoneOf)(platform),
  };
};

/** Prefetches pending appointments, filtered by the URL, for `appointmentQueries().pending`. */
export const pendingLoader = (party: Party, zoneOf?: ZoneOf) => async (args: LoaderFunctionArgs) => {
  const { client, queries, search, timeZone } = readFor(party, args, zoneOf);
  await client.fetchQuery(queries.pending(search, await timeZone()));
  return null;
};

/** Prefetches the page of the list in the URL, for `appointmentQueries().page`. */
export const appointmentsLoader = (party: Party, zoneOf?: ZoneOf) => async (args: LoaderFunctionArgs) => {
  const { client, queries, search, timeZone } = readFor(party, args, zoneOf);
  await client.fetchQuery(queries.page(search, await timeZone()));
  return null;
};

/** Prefetches the appointment `:id`, for `appointmentQueries().one`. */
export const appointmentLoader = (party: Party) => async (args: LoaderFunctionArgs) => {
  const { client, queries } = readFor(party, args);
  await client.fetchQuery(queries.one(args.params['id'] ?? ''));
  return null;
};
