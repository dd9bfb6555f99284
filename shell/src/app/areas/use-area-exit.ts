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
  const { pathname, search } = useLocation();
  const wasSignedIn = useRef(false);

  useEffect(() => {
    const hadUser = wasSignedIn.current;
    wasSignedIn.current = user !== null;
    const area = areaOf(pathname);
    if (!hadUser || user !== null || area === null) return;
    if (store.get(sessionEndAtom)?.cause === 'expired') return;
    void navigate(signInPath(area, pathname + search), { replace: true });
  }, [user, pathname, search, navigate, store]);
}
