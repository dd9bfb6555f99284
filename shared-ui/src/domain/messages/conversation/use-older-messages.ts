import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { listMessages } from '../data/message-client.ts';
import { threadKey } from '../data/messages-key.ts';
import { hasOlder, mergeMessages, type Thread } from '../data/thread.ts';

const MANY = 100;

export interface OlderMessages {
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  readonly load: () => void;
  /** As many at once as the API gives. */
  readonly loadMany: () => void;
}

/** Loads what was said before the first message that is shown. */
export function useOlderMessages(conversationId: string, thread: Thread): OlderMessages {
  const { http } = usePlatform();
  const client = useQueryClient();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const isRunning = useRef(false);
  const before = thread[0]?.seq ?? 1;
  const { load, loadMany } = useMemo(() => {
    const run = async (limit?: number) => {
      if (isRunning.current || before <= 1) return;
      isRunning.current = true;
      setState('loading');
      try {
        const older = await listMessages(http, conversationId, before, { limit });
        client.setQueryData<Thread>(threadKey(conversationId), (known) => known && mergeMessages(known, older));
        setState('idle');
      } catch {
        setState('failed');
      } finally {
        isRunning.current = false;
      }
    };
    return { load: () => void run(), loadMany: () => void run(MANY) };
  }, [http, client, conversationId, before]);
  return { hasMore: hasOlder(thread), isLoading: state === 'loading', isFailed: state === 'failed', load, loadMany };
}
