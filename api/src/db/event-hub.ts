import type { EventType } from 'shared-contracts/schemas/event-types';
import type { Connection } from './connection.ts';

export const eventChannel = 'nimbia_events';

/** Whom live news for every professional are sent to. */
export const everyProfessional = 'professionals';

/** An event for the streams that are open now, of any process; it is stored nowhere. */
export interface LiveNews {
  readonly type: EventType;
  /** Short: a notification holds 8,000 bytes. */
  readonly data: Readonly<Record<string, string | number | boolean | null>>;
}

/** Wakes a user's open streams, or those of `everyProfessional`, when an event was written for them, in this or another process. */
export interface EventHub {
  /**
   * `wake` is called without content for what is stored, which the stream reads from the events table, and with what is told live only.
   * Returns the unsubscribe function.
   */
  subscribe(userId: string, wake: (news?: LiveNews) => void): () => void;
  readonly openStreams: (userId: string) => number;
}

/**
 * NOTIFY carries the recipient, and behind a space what is stored nowhere. It is delivered on commit, so never for a transaction that was
 * rolled back.
 */
export async function openEventHub(connection: Connection): Promise<EventHub> {
  const subscribers = new Map<string, Set<(news?: LiveNews) => void>>();
  await connection.listen(eventChannel, (payload) => {
    if (payload === undefined) {
      for (const wakes of subscribers.values()) for (const wake of wakes) wake();
      return;
    }
    const [userId = ''] = payload.split(' ', 1);
    const news = payload.slice(userId.length + 1);
    for (const wake of subscribers.get(userId) ?? [])
      if (news === '') wake();
      else wake(JSON.parse(news) as LiveNews);
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
