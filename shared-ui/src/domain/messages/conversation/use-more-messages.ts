import { useRef, useState } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { listMessages } from '../data/message-client.ts';
import { hasOlder } from '../data/thread.ts';
import type { DrawnThread, Side } from './use-drawn-thread.ts';

export interface MoreMessages {
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  readonly load: () => void;
}

/** Shows what was said before the first message that is drawn, and after the last; loads it where it is not there. */
export function useMoreMessages(
  conversationId: string,
  { thread, isLatest, add, isLoaded, extend }: DrawnThread,
): Readonly<Record<Side, MoreMessages>> {
  const { http } = usePlatform();
  const [loading, setLoading] = useState<Side | null>(null);
  const [failed, setFailed] = useState<{ readonly side: Side; readonly at: number } | null>(null);
  // One at a time: what is read keeps its place by what is added on one side of it.
  const isRunning = useRef(false);
  const edges = { older: thread[0]?.seq ?? 1, newer: thread.at(-1)?.seq ?? 0 };
  const has = { older: hasOlder(thread), newer: !isLatest };
  const load = async (side: Side) => {
    if (isRunning.current || !has[side]) return;
    if (isLoaded(side)) return extend(side);
    isRunning.current = true;
    setLoading(side);
    setFailed(null);
    try {
      add(
        await listMessages(http, conversationId, side === 'older' ? { before: edges.older } : { after: edges.newer }),
      );
      extend(side);
    } catch {
      setFailed({ side, at: edges[side] });
    } finally {
      isRunning.current = false;
      setLoading(null);
    }
  };
  const of = (side: Side): MoreMessages => ({
    hasMore: has[side],
    isLoading: loading === side,
    // Elsewhere in the conversation nothing has failed.
    isFailed: failed?.side === side && failed.at === edges[side],
    load: () => void load(side),
  });
  return { older: of('older'), newer: of('newer') };
}
