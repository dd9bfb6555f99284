import { useState } from 'react';
import type { Conversation } from 'shared-contracts/schemas/conversation';
import type { Thread } from '../data/thread.ts';
import type { OlderMessages } from './use-older-messages.ts';
import { useReach } from './use-reach.ts';

/** Nobody reads on from further back. */
const MOST = 500;

export interface UnreadLine {
  /** Of the first unread message. */
  readonly seq: number;
  readonly count: number;
}

/** Where the unread messages began when the conversation was opened, once they are loaded as far as they will be. */
export function useUnreadLine(
  { unread, readUpTo }: Conversation,
  thread: Thread,
  ownId: string,
  older: OlderMessages,
): UnreadLine | null {
  const [opened] = useState({ unread, readUpTo });
  const isReached = useReach(opened.unread > 0 ? opened.readUpTo + 1 : null, MOST, thread, older);
  if (opened.unread === 0 || !isReached) return null;
  const found = thread.find(({ seq, senderId }) => seq > opened.readUpTo && senderId !== ownId);
  return found ? { seq: found.seq, count: opened.unread } : null;
}
