import type { LiveEvent } from '../schemas/event-stream.ts';
import type { SessionAnswer, SessionUser } from '../schemas/session.ts';
import type { Platform } from '../platform/platform.ts';
import { fakeHttp, type FakeHttp } from './fake-http.ts';
import { wasCancelled } from '../processes/was-cancelled.ts';

/** A platform with inspectable effects. */
export interface FakePlatform extends Platform {
  readonly http: FakeHttp;
  /** Toasts shown, in order. */
  readonly toasts: readonly { tone: 'success' | 'error' | 'info'; text: string }[];
  /** Errors reported. */
  readonly errors: readonly { error: unknown; context: Readonly<Record<string, string>> }[];
  /** Open holds of the loading overlay. */
  readonly holds: () => number;
  /**
   * Delivers a live event to the subscribers of its type, or to the next one: what is shown may not listen yet, and the
   * shell tells it what it missed.
   */
  readonly emit: (event: LiveEvent) => void;
}

/** Platform for tests, without network. `overrides` replaces parts, e.g. `{locale: 'en', http: fakeHttp({…})}`. */
export function fakePlatform(
  overrides: Partial<Pick<FakePlatform, 'locale' | 'http' | 'navigation' | 'closedPages' | 'adds'>> & {
    readonly user?: SessionUser | null;
  } = {},
): FakePlatform {
  const toasts: { tone: 'success' | 'error' | 'info'; text: string }[] = [];
  const errors: { error: unknown; context: Readonly<Record<string, string>> }[] = [];
  const listeners = new Set<{ prefix: string; onEvent: (event: LiveEvent) => void }>();
  const unheard = new Set<LiveEvent>();
  let user = overrides.user ?? null;
  let holds = 0;
  const hold = () => {
    let isOpen = true;
    holds += 1;
    return () => {
      holds -= isOpen ? 1 : 0;
      isOpen = false;
    };
  };
  return {
    locale: overrides.locale ?? 'fr',
    origin: 'https://nimbia.test',
    apiUrl: 'https://api.nimbia.test',
    http: overrides.http ?? fakeHttp(),
    session: {
      get user() {
        return user;
      },
      start: (answer: SessionAnswer) => {
        user = answer.user;
      },
      end: () => {
        user = null;
        return Promise.resolve();
      },
    },
    loader: {
      hold,
      during: (work) => {
        const release = hold();
        return work.finally(release);
      },
    },
    toast: {
      success: (text) => void toasts.push({ tone: 'success', text }),
      error: (text) => void toasts.push({ tone: 'error', text }),
      info: (text) => void toasts.push({ tone: 'info', text }),
    },
    telemetry: {
      error: (error, context) => {
        if (!wasCancelled(error)) errors.push({ error, context });
      },
      event: () => undefined,
    },
    events: {
      subscribe: (prefix, onEvent) => {
        const listener = { prefix, onEvent };
        listeners.add(listener);
        for (const event of unheard) {
          if (!event.type.startsWith(prefix)) continue;
          unheard.delete(event);
          queueMicrotask(() => onEvent(event));
        }
        return () => void listeners.delete(listener);
      },
    },
    navigation: overrides.navigation ?? [],
    closedPages: overrides.closedPages ?? [],
    ...(overrides.adds && { adds: overrides.adds }),
    toasts,
    errors,
    holds: () => holds,
    emit: (event) => {
      const heard = [...listeners].filter(({ prefix }) => event.type.startsWith(prefix));
      for (const { onEvent } of heard) onEvent(event);
      if (heard.length === 0) unheard.add(event);
    },
  };
}
