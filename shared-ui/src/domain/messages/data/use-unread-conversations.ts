import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { HttpClient } from 'shared-contracts/platform/http-client';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { oneOf } from 'shared-contracts/schemas/wire';
import { number, object } from 'valibot';
import type { Party } from '../../appointments/queries/available-actions.ts';
import { refreshQueries } from '../../queries/refresh-queries.ts';
import { conversationKey, listsKey, messagesKey, threadKey } from './messages-key.ts';

const unreadKey = [...messagesKey, 'unread'] as const;
const counted = oneOf(object({ count: number() }));

/** In how many conversations something is unread. Apart from the other queries, which the frame does not need; it works without. */
export const unreadConversations = (http: HttpClient, party: Party) =>
  queryOptions({
    queryKey: [...unreadKey, party],
    queryFn: async ({ signal }) => {
      const where = encodeURIComponent(JSON.stringify({ [`${party}Unread`]: { $gt: 0 } }));
      return (await http.request('GET', `/conversations/count?where=${where}`, counted, { signal })).data.count;
    },
    meta: { isOptional: true },
    throwOnError: false,
  });

/** In how many conversations something is unread, live. */
export function useUnreadConversations(party: Party): number | undefined {
  const { events, http } = usePlatform();
  const client = useQueryClient();
  useEffect(
    () =>
      events.subscribe('message.', ({ data: { conversationId } }) => {
        void refreshQueries(client, unreadKey);
        void client.invalidateQueries({ queryKey: listsKey, refetchType: 'none' });
        if (typeof conversationId !== 'string') return;
        // Kept from an earlier visit it would open without what has come since, and not where that begins.
        for (const keyOf of [conversationKey, threadKey])
          client.removeQueries({ queryKey: keyOf(conversationId), type: 'inactive' });
      }),
    [events, client],
  );
  return useQuery(unreadConversations(http, party)).data;
}
