import { useStore } from 'jotai';
import { useCallback, useSyncExternalStore } from 'react';
import type { SessionUser } from '../schemas/session.ts';
import { userAtom } from './persisted-state.ts';

const nobody = (): null => null;

/**
 * Who is signed in, null for a visitor. The first render of a page that the server rendered answers null as the server did (it
 * knows no session), so that hydration finds the same page; the signed-in person follows in the same frame.
 */
export function useSessionUser(): SessionUser | null {
  const store = useStore();
  const subscribe = useCallback((onChange: () => void) => store.sub(userAtom, onChange), [store]);
  return useSyncExternalStore(subscribe, () => store.get(userAtom), nobody);
}
