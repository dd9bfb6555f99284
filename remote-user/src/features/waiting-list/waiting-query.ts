import { queryOptions } from '@tanstack/react-query';
import type { HttpClient } from 'shared-contracts/platform/http-client';
import { waitingEntry } from 'shared-contracts/schemas/waiting';
import { pageOf } from 'shared-contracts/schemas/wire';
import { waitingKey } from '../../data/waiting-key.ts';

export const waitingPage = pageOf(waitingEntry);

/** What the client waits for, offers first; ten at most can be open. */
export const waitingQuery = (http: HttpClient) =>
  queryOptions({
    queryKey: [...waitingKey, 'open'],
    queryFn: async ({ signal }) => {
      const body = { where: { state: { $in: ['waiting', 'offered'] } }, limit: 10 };
      const { data } = await http.request('POST', '/waiting_entries/find-by', waitingPage, { body, signal });
      return data.toSorted((a, b) => Number(b.state === 'offered') - Number(a.state === 'offered'));
    },
  });
