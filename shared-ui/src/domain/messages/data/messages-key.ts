/** Prefix of all queries about conversations. */
export const messagesKey = ['messages'] as const;
export const listsKey = [...messagesKey, 'list'] as const;
export const conversationKey = (id: string) => [...messagesKey, 'one', id] as const;
export const threadKey = (id: string) => [...messagesKey, 'thread', id] as const;
/** Apart: what is fetched again there would lose what was added to it. */
export const aroundKey = (id: string, seq: number) => ['messages-around', id, seq] as const;
