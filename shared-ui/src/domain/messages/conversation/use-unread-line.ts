import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { Conversation } from 'shared-contracts/schemas/conversation';
import type { Party } from '../../appointments/queries/available-actions.ts';
import { messageQueries } from '../data/message-queries.ts';
import type { Thread } from '../data/thread.ts';

export interface UnreadLine {
  /** Of the first unread message; null without one, and until it is known. */
  readonly seq: number | null;
  readonly count: number;
  readonly reach: 'looking' | 'failed' | 'done';
  readonly retry: () => void;
}

/** Where the unread messages began when the conversation was opened, however far back. */
export function useUnreadLine(
  { id, unread, readUpTo }: Conversation,
  latest: Thread,
  ownId: string,
  party: Party,
): UnreadLine {
  const { http } = usePlatform();
  const [opened] = useState({ unread, readUpTo });
  const isLoaded = (latest[0]?.seq ?? 1) <= opened.readUpTo + 1;
  // Asked for at the opening alone: what is shown of the end may begin later after a gap.
  const [isAsked] = useState(unread > 0 && !isLoaded);
  const first = useQuery({
    ...messageQueries(http, party).firstTo(ownId, id, opened.readUpTo),
    enabled: isAsked,
  });
  const there =
    opened.unread > 0 && isLoaded
      ? latest.find(({ seq, senderId }) => seq > opened.readUpTo && senderId !== ownId)?.seq
      : undefined;
  return {
    seq: (isAsked ? first.data : there) ?? null,
    count: opened.unread,
    reach: !isAsked || first.isSuccess ? 'done' : first.isFetching || !first.isError ? 'looking' : 'failed',
    retry: () => void first.refetch(),
  };
}
