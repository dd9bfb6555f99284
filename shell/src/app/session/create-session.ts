import type { createStore } from 'jotai';
import { RESET } from 'jotai/utils';
import { claimDrafts, clearAllDrafts, clearEndedDrafts } from 'shared-contracts/platform/form-draft';
import {
  clearSessionAtom,
  dashboardAtom,
  isAuthenticatedAtom,
  isInProgressToBookAtom,
  lawyersFilterCriteriaAtom,
  lawyersFilterKeyAtom,
  lawyersFilterSpecialitiesAtom,
  planIdAtom,
  tokenAtom,
  userAtom,
  userIdAtom,
} from 'shared-contracts/platform/persisted-state';
import type { Session, Telemetry } from 'shared-contracts/platform/platform';
import { tabId } from 'shared-contracts/platform/tab-id';
import type { Send } from '../http/send-with-ky.ts';
import { dashboardOf } from './dashboard-of.ts';
import { isTakenOverAtom } from './is-taken-over.ts';
import { claimSearch } from './search-owner.ts';
import { sessionEndAtom, signOutsAtom, type SessionEnd } from './session-end.ts';
import { haveSignedOut, readSignOuts, type SignOuts } from './sign-outs.ts';

export interface SessionOptions {
  readonly store: ReturnType<typeof createStore>;
  readonly send: Send;
  readonly telemetry: Telemetry;
}

/** The session of the contracts, with `expire` for the HTTP client. */
export interface ShellSession extends Session {
  expire(): void;
  /** Whether the person ended the session of this document, here or in another tab, rather than the API. */
  hasSignedOut(): boolean;
}

const logoutTimeout = 5000;

/** The session in the persisted atoms, shared by all tabs of the browser. */
export function createSession({ store, send, telemetry }: SessionOptions): ShellSession {
  /** How the session of this document ended; null while one is open or none was, and when its page is taken down. */
  let cause: SessionEnd['cause'] | null = null;
  let role = store.get(userAtom)?.role;
  const noteEnd = (of: SessionEnd['cause']) => {
    cause = of;
    if (role !== undefined) store.set(sessionEndAtom, { cause: of, role });
  };
  const close = (of: SessionEnd['cause']) => {
    noteEnd(of);
    store.set(clearSessionAtom);
  };
  /** What somebody has searched for is as private as what they have typed. */
  const forgetSearch = () => {
    store.set(lawyersFilterKeyAtom, RESET);
    store.set(lawyersFilterCriteriaAtom, RESET);
    store.set(lawyersFilterSpecialitiesAtom, RESET);
  };
  let isStarting = false;
  /** Whose page this is: the person signed in last, or nobody yet. */
  let person = store.get(userIdAtom);
  /** What was stored of sign-outs when it became theirs: the page in memory is theirs even where a draft is not stored. */
  let noted: SignOuts | null = null;
  /** Who signs out in another tab erases what they typed in all of them. */
  const checkSignOuts = (): boolean => {
    const haveDraftsEnded = clearEndedDrafts();
    const hasPageEnded = person !== null && haveSignedOut(noted, readSignOuts());
    if (haveDraftsEnded || hasPageEnded) store.set(isTakenOverAtom, true);
    return store.get(isTakenOverAtom);
  };
  /** A visitor’s drafts go to the person who signs in in this tab; another person’s are deleted. */
  const claim = () => {
    const userId = store.get(userIdAtom);
    if (userId === null) return;
    // What is noted anew below must not hide it.
    if (!isStarting) checkSignOuts();
    claimDrafts(userId, { isOwnTab: isStarting });
    noted = readSignOuts();
    const isSearchOthers = claimSearch(userId);
    if (isSearchOthers || (person !== null && userId !== person)) forgetSearch();
    // What the page holds is in memory too: the document ends with it.
    if (!isStarting && userId !== person) store.set(isTakenOverAtom, true);
    person = userId;
  };
  /** Another tab ended the session: where nobody has signed out, it learned that the API had. */
  const followUser = () => {
    const user = store.get(userAtom);
    if (user !== null) {
      role = user.role;
      cause = null;
      store.set(sessionEndAtom, null);
    } else if (cause === null && person !== null && !checkSignOuts()) noteEnd('expired');
  };
  // What a tab that was asleep or discarded was not told. Its page has shown nothing yet.
  if (typeof window !== 'undefined') {
    clearEndedDrafts();
    for (const type of ['storage', 'pageshow']) window.addEventListener(type, () => void checkSignOuts());
  }
  // Also for a sign-in in another tab: drafts are per document.
  store.sub(userIdAtom, claim);
  claim();
  store.sub(userAtom, followUser);
  return {
    get user() {
      return store.get(userAtom);
    },
    start({ token, user }) {
      store.set(tokenAtom, token);
      isStarting = true;
      store.set(userIdAtom, user.id);
      isStarting = false;
      const booking = store.get(isInProgressToBookAtom);
      if (booking) {
        const isOthers = booking.ownerId === undefined ? booking.tab !== tabId() : booking.ownerId !== user.id;
        store.set(isInProgressToBookAtom, isOthers ? null : { ...booking, ownerId: user.id });
      }
      store.set(planIdAtom, user.planId);
      store.set(dashboardAtom, dashboardOf(user.role));
      store.set(userAtom, user);
      store.set(isAuthenticatedAtom, true);
    },
    async end() {
      const token = store.get(tokenAtom);
      // The next person at this device must not see the drafts. Before the session goes, whose end the other tabs would
      // else take for an expiry.
      const before = readSignOuts();
      clearAllDrafts();
      forgetSearch();
      const isCounted = haveSignedOut(before, readSignOuts());
      close('signed_out');
      if (!isCounted) store.set(tokenAtom, RESET);
      store.set(signOutsAtom, (times) => times + 1);
      store.set(isInProgressToBookAtom, null);
      // The page begins anew, and what is typed on it from now on is a visitor’s.
      person = null;
      if (token === null) return;
      try {
        await send({
          method: 'POST',
          path: '/auth/logout',
          token,
          keepalive: true,
          signal: AbortSignal.timeout(logoutTimeout),
        });
      } catch (error) {
        telemetry.error(error, { call: 'POST /auth/logout' });
      }
    },
    expire() {
      close('expired');
    },
    hasSignedOut: () => cause === 'signed_out' || checkSignOuts(),
  };
}
