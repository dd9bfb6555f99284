import type { createStore } from 'jotai';
import {
  dashboardAtom,
  isAuthenticatedAtom,
  isInProgressToBookAtom,
  planIdAtom,
  tokenAtom,
  userAtom,
  userIdAtom,
} from 'shared-contracts/platform/persisted-state';

/**
 * Reads the session from local storage now (an atom reads when it is first subscribed to, and guards and loaders run before any
 * component does) and follows what other tabs do to it, for the life of the document.
 */
export function mountSession(store: ReturnType<typeof createStore>): void {
  const session = [userAtom, userIdAtom, planIdAtom, tokenAtom, isAuthenticatedAtom, dashboardAtom];
  for (const atom of [...session, isInProgressToBookAtom]) store.sub(atom, () => undefined);
}
