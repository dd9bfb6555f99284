import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { HttpClient } from 'shared-contracts/platform/http-client';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { id as conversationId } from 'shared-contracts/schemas/text';
import { is } from 'valibot';
import type { Party } from '../../appointments/available-actions.ts';
import { getConversation, listConversations, listMessages, searchConversations, type Shown } from './message-client.ts';
import { conversationKey, listsKey, messagesKey, threadKey } from './messages-key.ts';
import { mergeMessages, withoutGaps, type Thread } from './thread.ts';

const first: string | null = null;
/** A failure is shown in the page, beside what there is. */
const inPlace = { throwOnError: false } as const;

/** One party's conversations. */
export const messageQueries = (http: HttpClient, party: Party) => ({
  list: (show: Shown) =>
    infiniteQueryOptions({
      queryKey: [...listsKey, party, show],
      initialPageParam: first,
      getNextPageParam: (page: { readonly next: string | null }) => page.next,
      queryFn: ({ pageParam, signal }) => listConversations(http, party, show, pageParam, signal),
      ...inPlace,
    }),
  search: (text: string) =>
    queryOptions({
      queryKey: [...messagesKey, 'search', text],
      queryFn: ({ signal }) => searchConversations(http, text, signal),
      ...inPlace,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: conversationKey(id),
      queryFn: ({ signal }) => {
        if (!is(conversationId, id)) throw new ProblemError({ status: 404, code: 'NOT_FOUND', errors: [] });
        return getConversation(http, id, signal);
      },
      ...inPlace,
    }),
  /** What is loaded of a conversation. Fetched again, it has its latest messages, and what was loaded before where that touches them. */
  thread: (id: string) =>
    queryOptions({
      queryKey: threadKey(id),
      queryFn: async ({ client, signal }): Promise<Thread> => {
        const latest = await listMessages(http, id, null, { signal });
        // Read after the answer: more may have been added meanwhile.
        return withoutGaps(mergeMessages(client.getQueryData<Thread>(threadKey(id)) ?? [], latest));
      },
      ...inPlace,
    }),
});
