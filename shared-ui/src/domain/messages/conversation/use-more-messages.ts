import { useRef, useState, type RefObject } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { listMessages } from '../data/message-client.ts';
import { hasOlder } from '../data/thread.ts';
import type { DrawnThread, Side } from './use-drawn-thread.ts';

/** In pixels. */
const NEAR = 240;

/** So near the first or the last message that is drawn, more is. */
export const isNear = ({ scrollTop, scrollHeight, clientHeight }: Element, side: Side): boolean =>
  (side === 'older' ? scrollTop : scrollHeight - scrollTop - clientHeight) < NEAR;

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
  regionRef: RefObject<HTMLElement | null>,
): Readonly<Record<Side, MoreMessages>> {
  const { http } = usePlatform();
  const [loading, setLoading] = useState<Side | null>(null);
  const [failed, setFailed] = useState<{ readonly side: Side; readonly at: number } | null>(null);
  const isRunning = useRef(false);
  const edges = { older: thread[0]?.seq ?? 1, newer: thread.at(-1)?.seq ?? 0 };
  const has = { older: hasOlder(thread), newer: !isLatest };
  const load = async (side: Side) => {
    if (!has[side]) return;
    if (isLoaded(side)) return extend(side);
    if (isRunning.current) return;
    isRunning.current = true;
    setLoading(side);
    setFailed(null);
    try {
      add(
        await listMessages(http, conversationId, side === 'older' ? { before: edges.older } : { after: edges.newer }),
      );
      // Who is elsewhere by now would lose what they read: each side that grows takes from the other.
      if (regionRef.current && isNear(regionRef.current, side)) extend(side);
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
