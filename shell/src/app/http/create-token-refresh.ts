import type { createStore } from 'jotai';
import { tokenAtom } from 'shared-contracts/platform/persisted-state';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { oneOf } from 'shared-contracts/schemas/wire';
import { sessionAnswer } from 'shared-contracts/schemas/session';
import * as v from 'valibot';
import type { ShellSession } from '../session/create-session.ts';
import type { Send } from './send-with-ky.ts';
import { storedText } from './stored-text.ts';

export interface TokenRefreshOptions {
  readonly store: ReturnType<typeof createStore>;
  readonly send: Send;
  readonly session: ShellSession;
}

/**
 * Returns a token that is newer than `stale`, null when the session has ended. @throws ProblemError when the API
 * cannot tell
 */
export type RefreshToken = (stale: string) => Promise<string | null>;

const answerSchema = v.union([oneOf(sessionAnswer), sessionAnswer]);

/** One tab at a time: the refresh token rotates, and a second use of the old one would end the session. */
const withRefreshLock = async <T>(work: () => Promise<T>): Promise<T> =>
  typeof navigator !== 'undefined' && 'locks' in navigator
    ? await navigator.locks.request('nimbia/refresh', work)
    : work();

/** Whether the API says that the session has ended, rather than that it is unavailable. */
const isOver = (error: unknown): boolean =>
  error instanceof ProblemError && [400, 401, 403, 422].includes(error.problem.status);

/** Refreshes the session once for all calls that found their token expired, in this tab and in the others. */
export function createTokenRefresh({ store, send, session }: TokenRefreshOptions): RefreshToken {
  let running: Promise<string | null> | undefined;

  const refresh = async (stale: string): Promise<string | null> => {
    const stored = storedText('token');
    if (stored !== undefined && stored !== stale) {
      // Another tab was quicker or signed out; its storage event is on the way.
      if (stored !== null) store.set(tokenAtom, stored);
      return stored;
    }
    try {
      const answer = v.parse(answerSchema, await send({ method: 'POST', path: '/auth/refresh', token: null }));
      // Signed out while the request was pending: do not sign in again.
      if (store.get(tokenAtom) !== stale) return store.get(tokenAtom);
      const opened = 'data' in answer ? answer.data : answer;
      session.start(opened);
      return opened.token;
    } catch (error) {
      if (!isOver(error)) throw error;
      // Signed out while the request was pending, which is why it failed; somebody else may have signed in.
      if (store.get(tokenAtom) !== stale) return store.get(tokenAtom);
      session.expire();
      return null;
    }
  };

  return (stale) => {
    const current = store.get(tokenAtom);
    if (current !== stale) return Promise.resolve(current);
    running ??= withRefreshLock(() => refresh(stale)).finally(() => {
      running = undefined;
    });
    return running;
  };
}
