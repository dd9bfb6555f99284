import type { createStore } from 'jotai';
import { tokenAtom, userIdAtom } from 'shared-contracts/platform/persisted-state';
import type { HttpClient } from 'shared-contracts/platform/http-client';
import type { LiveEvents, Telemetry } from 'shared-contracts/platform/platform';
import type { LiveEvent } from 'shared-contracts/schemas/event-stream';
import type { RefreshToken } from '../http/create-token-refresh.ts';
import { navigationsAtom } from './count-navigations.ts';
import { pollEvents } from './poll-events.ts';
import { runConnection } from './run-connection.ts';

export interface LiveEventsOptions {
  readonly apiUrl: string;
  readonly store: ReturnType<typeof createStore>;
  readonly http: HttpClient;
  readonly refresh: RefreshToken;
  readonly telemetry: Telemetry;
}

/**
 * Loaded with the first listener of a signed-in person, outside the first view. A failure counts as a broken stream.
 */
const loadStream = () => import('./follow-stream.ts');

/** An event is dated at the start of its transaction; the longest one, in milliseconds. */
const longestWrite = 10_000;

interface Listener {
  readonly prefix: string;
  readonly onEvent: (event: LiveEvent) => void;
}

/** One connection per document, open while somebody is signed in and something listens. */
export function createLiveEvents({ apiUrl, store, http, refresh, telemetry }: LiveEventsOptions): LiveEvents {
  const listeners = new Set<Listener>();
  /** The latest event since the current page began to load, for listeners that subscribe later. */
  let latestId: string | undefined;
  let running: { readonly userId: string; readonly stop: AbortController } | undefined;

  const notifyReload = ({ prefix, onEvent }: Listener, id: string) => onEvent({ id, type: prefix, data: {} });

  const deliver = (event: LiveEvent) => {
    latestId = event.id;
    for (const { prefix, onEvent } of [...listeners]) if (event.type.startsWith(prefix)) onEvent(event);
  };

  // Changes between the page’s loaders and the opening reached no listener. Two durations are compared, so that no
  // clock has to be right.
  const reloadMissed = ({ id, data: { newestAge } }: LiveEvent) => {
    if (typeof newestAge !== 'number' || newestAge > performance.now() + longestWrite) return;
    latestId = id;
    for (const listener of [...listeners]) notifyReload(listener, id);
  };

  const open = (userId: string) => {
    const stop = new AbortController();
    running = { userId, stop };
    const token = () => store.get(tokenAtom) ?? '';
    void runConnection(
      {
        stream: async (parts) => {
          const { followStream } = await loadStream();
          await followStream({ url: `${apiUrl}/events`, token: token(), ...parts });
        },
        poll: (lastEventId, signal) => pollEvents(http, lastEventId, signal),
        renew: () => refresh(token()),
        onEvent: deliver,
        onStart: reloadMissed,
        onError: (error) => telemetry.error(error, { message: 'live events are not coming' }),
      },
      stop.signal,
    );
  };

  const sync = () => {
    const userId = listeners.size > 0 ? store.get(userIdAtom) : null;
    if (running?.userId === userId) return;
    running?.stop.abort();
    running = undefined;
    if (userId !== null) open(userId);
  };

  store.sub(userIdAtom, sync);
  store.sub(navigationsAtom, () => (latestId = undefined));
  return {
    subscribe(prefix, onEvent) {
      const listener = { prefix, onEvent };
      listeners.add(listener);
      sync();
      const missed = latestId;
      if (missed !== undefined)
        queueMicrotask(() => {
          if (listeners.has(listener)) notifyReload(listener, missed);
        });
      return () => {
        listeners.delete(listener);
        // A page unsubscribes just before the next one subscribes: do not reconnect for that.
        setTimeout(sync, 1000);
      };
    },
  };
}
