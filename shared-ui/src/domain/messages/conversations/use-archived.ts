import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import type { Conversation } from 'shared-contracts/schemas/conversation';
import type { Party } from '../../appointments/queries/available-actions.ts';
import { codeOf } from '../code-of.ts';
import { changeConversation, shownOf } from '../data/message-client.ts';
import { messageQueries } from '../data/message-queries.ts';
import { putConversation } from '../data/put-conversation.ts';

export interface Archived {
  /** The last one, while what was opened after it is open. */
  readonly last: Conversation | null;
  /** Id of one whose archiving was undone: it is open again, and has the focus where it was. */
  readonly restoredId: string | null;
  readonly archive: (conversation: Conversation) => Promise<void>;
  readonly undo: (conversation: Conversation) => Promise<void>;
  readonly hide: () => void;
}

/** As in the style sheet: from here on the list and a conversation are side by side. */
const isWide = () => window.matchMedia('(min-width: 64rem)').matches;

/** Archives the open conversation and leaves it: for the next one, on a phone for the list. */
export function useArchived(party: Party): Archived {
  const { http, toast } = usePlatform();
  const client = useQueryClient();
  const errorText = useErrorText();
  const [address, setAddress] = useSearchParams();
  const [left, setLeft] = useState<{ readonly conversation: Conversation; readonly next: string | null }>();
  const [restoredId, setRestored] = useState<string | null>(null);
  const open = (id: string | null) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('m');
        if (id === null) next.delete('c');
        else next.set('c', id);
        return next;
      },
      { preventScrollReset: true, replace: true },
    );
  /** The one below in the list, else the one above. */
  const nextTo = (id: string): string | null => {
    const list = client.getQueryData(messageQueries(http, party).list(shownOf(address.get('show'))).queryKey);
    const rows = list?.pages.flatMap((page) => page.rows) ?? [];
    const index = rows.findIndex((row) => row.id === id);
    return index === -1 ? null : ((rows[index + 1] ?? rows[index - 1])?.id ?? null);
  };
  const change = async (id: string, archived: boolean) => {
    try {
      putConversation(client, http, party, await changeConversation(http, id, { archived }));
      return true;
    } catch (failure) {
      toast.error(errorText(codeOf(failure)));
      return false;
    }
  };
  return {
    last: left && left.next === address.get('c') ? left.conversation : null,
    restoredId,
    archive: async (conversation) => {
      const next = isWide() ? nextTo(conversation.id) : null;
      if (!(await change(conversation.id, true))) return;
      setRestored(null);
      setLeft({ conversation, next });
      open(next);
    },
    undo: async ({ id }) => {
      if (!(await change(id, false))) return;
      setLeft(undefined);
      setRestored(id);
      open(id);
    },
    hide: () => setLeft(undefined),
  };
}
