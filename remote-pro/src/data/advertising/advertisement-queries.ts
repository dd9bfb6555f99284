import { queryOptions } from '@tanstack/react-query';
import type { HttpClient } from 'shared-contracts/platform/http-client';
import { getAdd, listAddDays, listAddHistory, listAdds, listArticleTitles } from './advertisements.ts';

export const addsKey = ['advertisements'] as const;

/** No event tells an impression or a click. */
const refetchInterval = 60_000;

/** Queries of the own advertisements. */
export const addQueries = (http: HttpClient) => ({
  /** One page of the list. */
  page: (cursor: string | null) =>
    queryOptions({
      queryKey: [...addsKey, 'page', cursor],
      queryFn: ({ signal }) => listAdds(http, cursor, signal),
      refetchInterval,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: [...addsKey, 'one', id],
      queryFn: ({ signal }) => getAdd(http, id, signal),
      // Nothing else is shown to anybody.
      refetchInterval: ({ state: { data } }) => (data?.state === 'approved' ? refetchInterval : false),
    }),
  /** Impressions and clicks by day. */
  days: (id: string) =>
    queryOptions({
      queryKey: [...addsKey, 'days', id],
      queryFn: ({ signal }) => listAddDays(http, id, signal),
      refetchInterval,
    }),
  history: (id: string) =>
    queryOptions({
      queryKey: [...addsKey, 'history', id],
      queryFn: ({ signal }) => listAddHistory(http, id, signal),
    }),
  /** Articles that an advertisement can lead to. */
  articles: () =>
    queryOptions({ queryKey: ['own article titles'], queryFn: ({ signal }) => listArticleTitles(http, signal) }),
});
