import { useState } from 'react';
import type { Message } from 'shared-contracts/schemas/conversation';
import type { Thread } from '../data/thread.ts';

/** What the other party has written since the conversation was opened: the last of it is announced. */
export function useSaidNews(thread: Thread, ownId: string): { readonly last: Message | null; readonly count: number } {
  const [openedAt] = useState(thread.at(-1)?.seq ?? 0);
  const news = thread.filter(({ seq, senderId }) => seq > openedAt && senderId !== ownId);
  return { last: news.at(-1) ?? null, count: news.length };
}
