import { queryOptions } from '@tanstack/react-query';
import type { HttpClient } from 'shared-contracts/platform/http-client';
import { offeredProviders } from 'shared-contracts/schemas/meeting-provider';
import { oneOf } from 'shared-contracts/schemas/wire';

/** Where consultations by video may take place on this server; without an answer the chosen one stays. */
export const offeredProvidersQuery = (http: HttpClient) =>
  queryOptions({
    queryKey: ['offered-providers'],
    queryFn: async ({ signal }) =>
      (await http.request('GET', '/rtc/providers', oneOf(offeredProviders), { signal })).data,
    staleTime: Infinity,
    throwOnError: false,
  });
