import { queryOptions } from '@tanstack/react-query';
import type { HttpClient } from 'shared-contracts/platform/http-client';
import { plan } from 'shared-contracts/schemas/plan';
import { pageOf } from 'shared-contracts/schemas/wire';

const planPage = pageOf(plan);

/** What the plans grant, cheapest first: data that changes with a release or a setting. */
export const plansQuery = (http: HttpClient) =>
  queryOptions({
    queryKey: ['plans'],
    queryFn: async ({ signal }) => (await http.request('GET', '/base/plans/get-all', planPage, { signal })).data,
    staleTime: Infinity,
  });
