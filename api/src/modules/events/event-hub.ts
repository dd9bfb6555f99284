import type { Connection } from '../../db/connection.ts';

export const eventChannel = 'nimbia_events';

/** Wakes a user's open streams when an event was written for them, in this or another process. */
export interface EventHub {
  /** `wake` is called without content: the stream reads what is new from the events table. Returns the unsubscribe function. */
  subscribe(userId: string, wake: () => void): () => void;
  readonly openStreams: (userId: string) => number;
}

/** NOTIFY carries the recipient only; it is delivered on commit, so never for a transaction that was rolled back. */
export async function openEventHub(connection: Connection): Promise<EventHub> {
  const subscribers = new Map<string, Set<() => void>>();
  await connection.listen(eventChannel, (userId) => {
    const woken = userId === undefined ? [...subscribers.values()] : [subscribers.get(userId) ?? []];
    for (const wakes of woken) for (const wake of wakes) wake();
  });
  return {
    subscribe(userId, wake) {
      const own = subscribers.get(userId) ?? new Set();
      subscribers.set(userId, own.add(wake));
      return () => {
        own.delete(wake);
        if (own.size === 0 && subscribers.get(userId) === own) subscribers.delete(userId);
      };
    },
    openStreams: (userId) => subscribers.get(userId)?.size ?? 0,
  };
}
