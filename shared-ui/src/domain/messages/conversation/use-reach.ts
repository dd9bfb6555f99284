import { useEffect, useState } from 'react';
import type { Thread } from '../data/thread.ts';
import type { OlderMessages } from './use-older-messages.ts';

/** Loads what was said back to a `seq`, at most so many messages. Whether it is loaded, or as near as it will be. */
export function useReach(
  goal: number | null,
  most: number,
  thread: Thread,
  { isLoading, isFailed, loadMany }: OlderMessages,
): boolean {
  const first = thread[0]?.seq ?? 0;
  const [opened] = useState(first);
  const isMissing = goal !== null && first > Math.max(goal, 1) && first > opened - most;
  useEffect(() => {
    if (isMissing && !isLoading && !isFailed) loadMany();
  }, [isMissing, isLoading, isFailed, loadMany]);
  return goal !== null && !isMissing;
}
