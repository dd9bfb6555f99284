import { useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSessionUser } from 'shared-contracts/platform/use-session-user';
import { signInPath } from 'shared-contracts/remote/return-path';
import { sessionEndAtom } from '../session/session-end.ts';
import { areaOf } from './area-of.ts';

/**
 * Leaves an area when the session ends: by signing out here or in another tab. After an expiry, which another tab may
 * have met, the page stays, because there may be unsaved input (the banner offers to sign in). After signing out the way back names the
 * page alone: what else stands in its address, a search for a client, is not for whoever signs in next.
 */
export function useAreaExit(): void {
  const store = useStore();
  const user = useSessionUser();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const isFirst = useRef(true);

  useEffect(() => {
    const isFirstPage = isFirst.current;
    isFirst.current = false;
    const area = areaOf(pathname);
    if (user !== null || area === null) return;
    const hasExpired = store.get(sessionEndAtom)?.cause === 'expired';
    // Expired while the first page was loading: nothing can be unsaved yet.
    if (!isFirstPage && hasExpired) return;
    void navigate(signInPath(area, hasExpired ? pathname + search + hash : pathname), { replace: true });
  }, [user, pathname, search, hash, navigate, store]);
}
