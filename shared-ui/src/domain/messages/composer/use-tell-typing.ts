import { useCallback, useRef } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { typingEvery } from 'shared-contracts/schemas/conversation';
import { tellTyping } from '../data/message-client.ts';

interface TellTyping {
  /** Once in a few seconds, however often it is called. */
  readonly tell: () => void;
  /** What was typed is sent, which ends the sign: what is typed next is told at once. */
  readonly end: () => void;
}

/** Tells the other party that one is writing. */
export function useTellTyping(conversationId: string): TellTyping {
  const { http } = usePlatform();
  const last = useRef(-Infinity);
  const tell = useCallback(() => {
    const now = performance.now();
    if (now - last.current < typingEvery || !navigator.onLine) return;
    last.current = now;
    // Nobody waits for it.
    tellTyping(http, conversationId).catch(() => undefined);
  }, [http, conversationId]);
  const end = useCallback(() => {
    last.current = -Infinity;
  }, []);
  return { tell, end };
}
