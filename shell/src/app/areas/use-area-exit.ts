import { useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSessionUser } from 'shared-contracts/platform/use-session-user';
import { signInPath } from 'shared-contracts/remote/return-path';
import { sessionEndAtom } from '../session/session-end.ts';
import { areaOf } from './area-of.ts';

/**
 * Leaves an area when the session ends under it: signed out here, or in another tab. Where the API ended it the page stays (the
 * banner offers the way back), because something may be half typed.
 */
export function useAreaExit(): void {
  const store = useStore();
  const user = useSessionUser();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const wasSignedIn = useRef<boolean>(undefined);

  useEffect(() => {
    const hadUser = wasSignedIn.current;
    wasSignedIn.current = user !== null;
    const area = areaOf(pathname);
    if (user !== null || area === null || hadUser === false) return;
    // Ended while the first page was loading, nothing can be half typed yet: straight to the door.
    if (hadUser === true && store.get(sessionEndAtom)?.cause === 'expired') return;
    void navigate(signInPath(area, pathname + search + hash), { replace: true });
  }, [user, pathname, search, hash, navigate, store]);
}
