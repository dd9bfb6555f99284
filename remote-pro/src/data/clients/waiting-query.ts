import { queryOptions } from '@tanstack/react-query';
import type { HttpClient } from 'shared-contracts/platform/http-client';
import { waitingEntry } from 'shared-contracts/schemas/waiting';
import { pageOf } from 'shared-contracts/schemas/wire';

const page = pageOf(waitingEntry);
export const waitingKey = ['waiting clients'] as const;
/** As many as one request reads. */
const MOST = 100;

/** Who waits for a slot of the practice to become free, in the order of asking. */
export const waitingQuery = (http: HttpClient) =>
  queryOptions({
    queryKey: waitingKey,
    queryFn: async ({ signal }) => {
      const body = {
        where: { state: { $in: ['waiting', 'offered'] } },
        sort: [{ createdAt: 'asc' }],
        limit: MOST,
      };
      const answer = await http.request('POST', '/waiting_entries/find-by', page, { body, signal });
      return { entries: answer.data, hasMore: Boolean(answer.page?.next) };
    },
  });
