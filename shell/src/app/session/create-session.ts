import type { createStore } from 'jotai';
import { claimDrafts, clearAllDrafts } from 'shared-contracts/platform/form-draft';
import {
  clearSessionAtom,
  dashboardAtom,
  isAuthenticatedAtom,
  isInProgressToBookAtom,
  planIdAtom,
  tokenAtom,
  userAtom,
  userIdAtom,
} from 'shared-contracts/platform/persisted-state';
import type { Session, Telemetry } from 'shared-contracts/platform/platform';
import type { Send } from '../http/create-send.ts';
import { dashboardOf } from './dashboard-of.ts';
import { sessionEndAtom, type SessionEnd } from './session-end.ts';

export interface SessionOptions {
  readonly store: ReturnType<typeof createStore>;
  readonly send: Send;
  readonly telemetry: Telemetry;
}

/** The session of the contracts, and what only the HTTP client may say: that the API ended it. */
export interface ShellSession extends Session {
  expire(): void;
}

const logoutPatience = 5000;

/** The session as it stands in the persisted atoms, so that every tab of the browser shares it. */
export function createSession({ store, send, telemetry }: SessionOptions): ShellSession {
  const close = (cause: SessionEnd['cause']) => {
    const role = store.get(userAtom)?.role;
    if (role !== undefined) store.set(sessionEndAtom, { cause, role });
    store.set(clearSessionAtom);
  };
  /** A visitor's drafts and booking go to whoever signs in; those of somebody else must not be shown. */
  const claim = () => {
    const userId = store.get(userIdAtom);
    if (userId !== null) claimDrafts(userId);
  };
  // Also what another tab does: its drafts are this document's own.
  store.sub(userIdAtom, claim);
  claim();
  return {
    get user() {
      return store.get(userAtom);
    },
    start({ token, user }) {
      store.set(sessionEndAtom, null);
      store.set(tokenAtom, token);
      store.set(userIdAtom, user.id);
      const booking = store.get(isInProgressToBookAtom);
      if (booking) {
        const isOthers = booking.ownerId !== undefined && booking.ownerId !== user.id;
        store.set(isInProgressToBookAtom, isOthers ? null : { ...booking, ownerId: user.id });
      }
      store.set(planIdAtom, user.planId);
      store.set(dashboardAtom, dashboardOf(user.role));
      store.set(userAtom, user);
      store.set(isAuthenticatedAtom, true);
    },
    async end() {
      const token = store.get(tokenAtom);
      close('signed_out');
      // What somebody wrote about their case is not for whoever uses this device next.
      clearAllDrafts();
      store.set(isInProgressToBookAtom, null);
      if (token === null) return;
      try {
        await send({
          method: 'POST',
          path: '/auth/logout',
          token,
          keepalive: true,
          signal: AbortSignal.timeout(logoutPatience),
        });
      } catch (error) {
        telemetry.error(error, { call: 'POST /auth/logout' });
      }
    },
    expire: () => close('expired'),
  };
}
