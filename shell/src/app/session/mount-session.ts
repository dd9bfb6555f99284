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
 * Subscribes to the session atoms for the life of the document: an atom reads local storage when it is first
 * subscribed to, and guards and loaders run before any component.
 */
export function mountSession(store: ReturnType<typeof createStore>): void {
  const session = [userAtom, userIdAtom, planIdAtom, tokenAtom, isAuthenticatedAtom, dashboardAtom];
  for (const atom of [...session, isInProgressToBookAtom]) store.sub(atom, () => undefined);
}
