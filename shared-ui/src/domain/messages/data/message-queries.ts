import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { HttpClient } from 'shared-contracts/platform/http-client';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { id as conversationId } from 'shared-contracts/schemas/text';
import { is } from 'valibot';
import type { Party } from '../../appointments/queries/available-actions.ts';
import {
  firstMessageTo,
  getConversation,
  listConversations,
  listMessages,
  searchConversations,
  type Shown,
} from './message-client.ts';
import { aroundKey, conversationKey, listsKey, messagesKey, threadKey } from './messages-key.ts';
import { joined, mergeMessages, withoutGaps, type Thread } from './thread.ts';

const first: string | null = null;
/** A failure is shown in the page, beside what there is. */
const inPlace = { throwOnError: false } as const;
const untilLeft = { ...inPlace, staleTime: Infinity, gcTime: 0 } as const;

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
        const latest = await listMessages(http, id, 'latest', signal);
        // Read after the answer: more may have been added meanwhile.
        return withoutGaps(mergeMessages(client.getQueryData<Thread>(threadKey(id)) ?? [], latest));
      },
      ...inPlace,
    }),
  /** What was said around a message; more is added to it, which ends with its page. Messages never change. */
  around: (id: string, seq: number) =>
    queryOptions({
      queryKey: aroundKey(id, seq),
      queryFn: async ({ client, signal }): Promise<Thread> => {
        const part = mergeMessages([], await listMessages(http, id, { around: seq }, signal));
        joinLatest(client, id, part);
        return part;
      },
      ...untilLeft,
    }),
  /** The `seq` of the first message to somebody after another. */
  firstTo: (recipientId: string, id: string, after: number) =>
    queryOptions({
      queryKey: ['first-message', recipientId, id, after],
      queryFn: ({ signal }) => firstMessageTo(http, recipientId, id, after, signal),
      ...untilLeft,
    }),
});

/** Shows a part as the end of its conversation where it reaches it. */
export function joinLatest(client: QueryClient, id: string, part: Thread): void {
  client.setQueryData<Thread>(threadKey(id), (known) => known && (joined(known, part) ?? known));
}
