import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { HttpClient } from 'shared-contracts/platform/http-client';
import type { Conversation } from 'shared-contracts/schemas/conversation';
import type { Party } from '../../appointments/queries/available-actions.ts';
import { shownGroups, type Shown } from './message-client.ts';
import { messageQueries } from './message-queries.ts';

interface ListPage {
  readonly rows: readonly Conversation[];
  readonly next: string | null;
}
type List = InfiniteData<ListPage, unknown>;

const timeOf = ({ lastMessageAt }: Conversation) => (lastMessageAt === null ? 0 : Date.parse(lastMessageAt));

/** One that was read stays among the unread ones until the list is loaded again. */
function belongs(conversation: Conversation, show: Shown, isThere: boolean): boolean {
  if (show === 'unread') return isThere || conversation.unread > 0;
  return conversation.isArchived === (show === 'archived');
}

/** The list with the conversation at its place; beyond the loaded pages it is left out. */
export function placeInList(list: List, conversation: Conversation, show: Shown): List {
  const isThere = list.pages.some(({ rows }) => rows.some(({ id }) => id === conversation.id));
  const pages = list.pages.map((page) => ({ ...page, rows: page.rows.filter(({ id }) => id !== conversation.id) }));
  if (!belongs(conversation, show, isThere)) return { ...list, pages };
  const isAfter = (row: Conversation) => timeOf(row) <= timeOf(conversation);
  const index = pages.findIndex(({ rows, next }) => rows.some(isAfter) || next === null);
  return {
    ...list,
    pages: pages.map((page, number) => {
      if (number !== index) return page;
      const at = page.rows.findIndex(isAfter);
      return { ...page, rows: page.rows.toSpliced(at === -1 ? page.rows.length : at, 0, conversation) };
    }),
  };
}

/** Shows a conversation as it is now, in its page and in the lists. */
export function putConversation(client: QueryClient, http: HttpClient, party: Party, conversation: Conversation): void {
  const queries = messageQueries(http, party);
  client.setQueryData(queries.one(conversation.id).queryKey, conversation);
  for (const show of shownGroups)
    client.setQueryData(queries.list(show).queryKey, (list) => list && placeInList(list, conversation, show));
}
