import type { i18n } from 'i18next';
import type { createStore } from 'jotai';
import type { Platform } from 'shared-contracts/platform/platform';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import type { Locale } from 'shared-contracts/schemas/vocabulary';

export interface PlatformOptions {
  readonly locale: Locale;
  readonly apiUrl: string;
  readonly i18n: i18n;
  readonly store: ReturnType<typeof createStore>;
  readonly side: 'browser' | 'server';
  readonly navigate: (to: string) => void;
}

/** The platform of a document or of a request. */
export function createPlatform({ locale, apiUrl }: PlatformOptions): Platform {
  return {
    locale,
    apiUrl,
    http: { request: () => Promise.reject(new ProblemError({ type: 'about:blank', title: '', status: 503, code: 'UNAVAILABLE', requestId: '' })) },
    session: { user: null, start: () => undefined, end: () => Promise.resolve() },
    loader: { hold: () => () => undefined, during: (work) => work },
    toast: { success: () => undefined, error: () => undefined, info: () => undefined },
    telemetry: { error: (error) => console.error(error), event: () => undefined },
    events: { subscribe: () => () => undefined },
  };
}
