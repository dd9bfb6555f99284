import { useStore } from 'jotai';
import { useCallback, useSyncExternalStore } from 'react';
import type { SessionUser } from '../schemas/session.ts';
import { userAtom } from './persisted-state.ts';

const nobody = (): null => null;

/**
 * The signed-in user, null for a visitor. The first render of a server-rendered page returns null, as on the server
 * (which knows no session), so that hydration matches; the user follows in the same frame.
 */
export function useSessionUser(): SessionUser | null {
  const store = useStore();
  const subscribe = useCallback((onChange: () => void) => store.sub(userAtom, onChange), [store]);
  return useSyncExternalStore(subscribe, () => store.get(userAtom), nobody);
}
