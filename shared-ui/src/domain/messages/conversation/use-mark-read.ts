import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { Conversation } from 'shared-contracts/schemas/conversation';
import type { Party } from '../../appointments/queries/available-actions.ts';
import { isPassing } from '../is-passing.ts';
import { changeConversation } from '../data/message-client.ts';
import { putConversation } from '../data/put-conversation.ts';
import type { Thread } from '../data/thread.ts';

const AGAIN_AFTER = 5_000;

/** Says what was read, while somebody can see it. */
export function useMarkRead({ id, readUpTo }: Conversation, thread: Thread, party: Party): void {
  const { http } = usePlatform();
  const client = useQueryClient();
  const told = useRef(0);
  const last = thread.at(-1)?.seq ?? 0;
  useEffect(() => {
    let stopped = false;
    let again: ReturnType<typeof setTimeout> | undefined;
    const tell = async () => {
      if (document.visibilityState !== 'visible' || last <= Math.max(readUpTo, told.current)) return;
      const before = told.current;
      told.current = last;
      try {
        putConversation(client, http, party, await changeConversation(http, id, { readUpTo: last }));
      } catch (error) {
        // No network, or an API that starts again: told again until it arrives.
        told.current = before;
        clearTimeout(again);
        if (!stopped && isPassing(error)) again = setTimeout(handleChange, AGAIN_AFTER);
      }
    };
    const handleChange = () => void tell();
    handleChange();
    document.addEventListener('visibilitychange', handleChange);
    window.addEventListener('online', handleChange);
    return () => {
      stopped = true;
      clearTimeout(again);
      document.removeEventListener('visibilitychange', handleChange);
      window.removeEventListener('online', handleChange);
    };
  }, [client, http, party, id, readUpTo, last]);
}
