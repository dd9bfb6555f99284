import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { Party } from '../../appointments/queries/available-actions.ts';
import { joinLatest, messageQueries } from '../data/message-queries.ts';
import { threadKey } from '../data/messages-key.ts';
import { mergeMessages, type Thread } from '../data/thread.ts';

/** Of what is gone to. */
export type Reach = 'looking' | 'failed' | 'missing' | 'done';

export interface ShownThread {
  readonly thread: Thread;
  /** Whether it ends with the latest message: what comes in is shown. */
  readonly isLatest: boolean;
  readonly reach: Reach;
  readonly retry: () => void;
  readonly add: (more: Thread) => void;
}

/** `seq` is an integer of 32 bits, and so are those around it. */
const LAST = 2_147_483_000;

/** The end of a conversation; where the message to go to is further back, what was said around that, until the two meet. */
export function useShownThread(conversationId: string, latest: Thread, goal: number | null, party: Party): ShownThread {
  const { http } = usePlatform();
  const client = useQueryClient();
  const has = (thread: Thread | undefined) => thread?.some(({ seq }) => seq === goal) ?? false;
  // Gone to once: what the end of the conversation later loses to a gap does not lead back.
  const [reached, setReached] = useState<number | null>(null);
  const isReached = goal === null || reached === goal || has(latest);
  if (isReached && reached !== goal) setReached(goal);
  const isPossible = goal !== null && Number.isInteger(goal) && goal >= 1 && goal <= LAST;
  const { queryKey, ...options } = messageQueries(http, party).around(conversationId, goal ?? 0);
  const around = useQuery({ queryKey, ...options, enabled: !isReached && isPossible });
  const reach = (): Reach => {
    if (isReached || has(around.data)) return 'done';
    if (!isPossible) return 'missing';
    if (around.isFetching) return 'looking';
    return around.isError ? 'failed' : around.isPending ? 'looking' : 'missing';
  };
  const isLatest = isReached || !has(around.data);
  return {
    thread: isLatest ? latest : (around.data ?? latest),
    isLatest,
    reach: reach(),
    retry: () => void around.refetch(),
    add: (more) => {
      const key = isLatest ? threadKey(conversationId) : queryKey;
      const grown = client.setQueryData<Thread>(key, (known) => known && mergeMessages(known, more));
      if (grown && !isLatest) joinLatest(client, conversationId, grown);
    },
  };
}
