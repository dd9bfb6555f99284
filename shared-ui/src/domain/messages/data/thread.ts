import type { Message } from 'shared-contracts/schemas/conversation';

/** What is loaded of a conversation, by `seq`. */
export type Thread = readonly Message[];

/** Both, each message once. */
export function mergeMessages(known: Thread, more: Thread): Thread {
  const byId = new Map([...known, ...more].map((message) => [message.id, message]));
  return [...byId.values()].toSorted((one, other) => one.seq - other.seq);
}

/** The end of it without a gap: what is before one is loaded again, upwards. */
export function withoutGaps(thread: Thread): Thread {
  const gap = thread.findLastIndex(({ seq }, index) => index > 0 && thread[index - 1]?.seq !== seq - 1);
  return gap === -1 ? thread : thread.slice(gap);
}

/** Both, where nothing is missing between them. */
export function joined(thread: Thread, part: Thread): Thread | undefined {
  const both = mergeMessages(thread, part);
  return withoutGaps(both).length === both.length ? both : undefined;
}

/** Numbers begin at 1 and have no gaps. */
export const hasOlder = ([first]: Thread): boolean => first !== undefined && first.seq > 1;
