import type { createStore } from 'jotai';
import { tokenAtom, userIdAtom } from 'shared-contracts/platform/persisted-state';
import type { HttpClient } from 'shared-contracts/platform/http-client';
import type { LiveEvents, Telemetry } from 'shared-contracts/platform/platform';
import type { LiveEvent } from 'shared-contracts/schemas/wire';
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

/** Fetched when somebody who is signed in listens: a visitor's first view has no use for it. One that does not arrive is a stream that broke. */
const loadStream = () => import('./follow-stream.ts');

/** An event is as old as the beginning of the transaction that wrote it, in milliseconds. */
const longestWrite = 10_000;

interface Listener {
  readonly prefix: string;
  readonly onEvent: (event: LiveEvent) => void;
}

/** One connection per document, open while somebody is signed in and something on the page listens. */
export function createLiveEvents({ apiUrl, store, http, refresh, telemetry }: LiveEventsOptions): LiveEvents {
  const listeners = new Set<Listener>();
  /** Id of the newest that was said since the page began to load: until it has come, it does not listen. */
  let said: string | undefined;
  let running: { readonly userId: string; readonly stop: AbortController } | undefined;

  const tellToLoadAgain = ({ prefix, onEvent }: Listener, id: string) => onEvent({ id, type: prefix, data: {} });

  const deliver = (event: LiveEvent) => {
    said = event.id;
    for (const { prefix, onEvent } of [...listeners]) if (event.type.startsWith(prefix)) onEvent(event);
  };

  // What happened between the page's loaders and the opening came to nobody. Two durations are compared, so that no clock has to be right.
  const askToLoadAgain = ({ id, data: { newestAge } }: LiveEvent) => {
    if (typeof newestAge !== 'number' || newestAge > performance.now() + longestWrite) return;
    said = id;
    for (const listener of [...listeners]) tellToLoadAgain(listener, id);
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
        onStart: askToLoadAgain,
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
  store.sub(navigationsAtom, () => (said = undefined));
  return {
    subscribe(prefix, onEvent) {
      const listener = { prefix, onEvent };
      listeners.add(listener);
      sync();
      const missed = said;
      if (missed !== undefined)
        queueMicrotask(() => {
          if (listeners.has(listener)) tellToLoadAgain(listener, missed);
        });
      return () => {
        listeners.delete(listener);
        // A page that gives way to another unsubscribes just before the other subscribes: that is no reason to reconnect.
        setTimeout(sync, 1000);
      };
    },
  };
}
