import type { i18n } from 'i18next';
import type { createStore } from 'jotai';
import { addsAtom, tokenAtom, userIdAtom } from 'shared-contracts/platform/persisted-state';
import type { Platform, LiveEvents } from 'shared-contracts/platform/platform';
import { withoutLocale } from 'shared-contracts/remote/localized-path';
import type { Locale } from 'shared-contracts/schemas/vocabulary';
import { areaOf } from './areas/area-of.ts';
import { createLiveEvents } from './events/create-live-events.ts';
import { createHttpClient, createSend, preloadClient } from './http/create-http-client.ts';
import { createTokenRefresh } from './http/create-token-refresh.ts';
import { storedText } from './http/stored-text.ts';
import { createLoader } from './loader/create-loader.ts';
import { createSession } from './session/create-session.ts';
import { mountSession } from './session/mount-session.ts';
import { createTelemetry, type TelemetrySink } from './telemetry/create-telemetry.ts';
import { createToaster } from './toast/create-toaster.ts';

/** For the server, where no events arrive. */
const noEvents: LiveEvents = { subscribe: () => () => undefined };

export interface PlatformOptions {
  readonly locale: Locale;
  readonly apiUrl: string;
  readonly i18n: i18n;
  readonly store: ReturnType<typeof createStore>;
  readonly side: 'browser' | 'server';
  /** Origin of this site; the browser knows its own. */
  readonly origin?: string;
  /** On the server: client address, forwarded so that the API counts its calls as the client’s. */
  readonly client?: string;
  /** Factor of the deadline of a call. */
  readonly deadlineScale?: number;
  /** Log target; the console in a browser. */
  readonly sink?: TelemetrySink;
  readonly navigate: (to: string) => void;
  readonly navigation?: Platform['navigation'];
  readonly closedPages?: Platform['closedPages'];
  /** Gets each error that names its remote. */
  readonly onRemoteError?: (remote: string, error: unknown) => void;
}

/** The platform of one document, or of one request on the server, where nobody is signed in. */
export function createPlatform({
  locale,
  apiUrl,
  store,
  side,
  origin,
  client,
  deadlineScale = 1,
  sink,
  navigation = [],
  closedPages = [],
  onRemoteError,
}: PlatformOptions): Platform {
  const isBrowser = side === 'browser';
  if (isBrowser) mountSession(store);
  const telemetry = createTelemetry(sink, onRemoteError);
  const headers: Record<string, string> = client === undefined ? {} : { 'x-forwarded-for': client };
  const send = createSend({ apiUrl, retries: isBrowser ? 2 : 0, timeout: 15_000 * deadlineScale, headers });
  const session = createSession({ store, send, telemetry });
  const refresh = createTokenRefresh({ store, send, session });
  const http = createHttpClient({
    send,
    refresh,
    telemetry,
    token: () => store.get(tokenAtom),
    person: () => {
      const here = store.get(userIdAtom);
      const stored = isBrowser ? storedText('userId') : undefined;
      return { here, stored: stored === undefined ? here : stored };
    },
    hasSignedOut: session.hasSignedOut,
    // What an area shows has columns that a visitor's rows lack.
    isInArea: () => isBrowser && areaOf(withoutLocale(window.location.pathname)) !== null,
  });
  // Only pages behind sign-in call the API at the start: load the client’s code in parallel with the remote’s.
  if (isBrowser && store.get(tokenAtom) !== null) preloadClient();
  return {
    locale,
    origin: origin ?? (isBrowser ? window.location.origin : ''),
    apiUrl,
    http,
    session,
    loader: createLoader(store),
    toast: createToaster(store),
    telemetry,
    events: isBrowser ? createLiveEvents({ apiUrl, store, http, refresh, telemetry }) : noEvents,
    navigation,
    closedPages,
    ...(isBrowser && { adds: () => store.get(addsAtom) }),
  };
}
