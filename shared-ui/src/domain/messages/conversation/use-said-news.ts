import { useState } from 'react';
import type { Message } from 'shared-contracts/schemas/conversation';
import type { Thread } from '../data/thread.ts';

interface SaidNews {
  readonly last: Message | null;
  /** How many came at once with the last. */
  readonly came: number;
  readonly count: number;
  /** The `seq` up to which it was there when somebody was at the end, or when the conversation was opened. */
  readonly seen: number;
}

/**
 * What the other party has written since the conversation was opened: the last of it is announced, and those counted that came since
 * somebody was at the end.
 */
export function useSaidNews(thread: Thread, ownId: string, isAtEnd: boolean): SaidNews {
  const end = thread.at(-1)?.seq ?? 0;
  const [openedAt] = useState(end);
  const [seen, setSeen] = useState(end);
  if (isAtEnd && seen !== end) setSeen(end);
  const news = thread.filter(({ seq, senderId }) => seq > openedAt && senderId !== ownId);
  const last = news.at(-1) ?? null;
  const [said, setSaid] = useState({ after: end, upTo: end });
  if (last && last.seq > said.upTo) setSaid({ after: said.upTo, upTo: last.seq });
  return {
    last,
    came: news.filter(({ seq }) => seq > said.after).length,
    count: news.filter(({ seq }) => seq > seen).length,
    seen,
  };
}
