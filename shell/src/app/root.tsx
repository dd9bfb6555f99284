import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { isInProgressToBookAtom } from 'shared-contracts/platform/persisted-state';
import { useSessionUser } from 'shared-contracts/platform/use-session-user';
import { useRendered } from '../federation/mounting/use-rendered.ts';
import { useAdds } from './adds/use-adds.ts';
import { areaOf } from './areas/area-of.ts';
import { useAreaExit } from './areas/use-area-exit.ts';
import { WrongRole } from './areas/wrong-role.tsx';
import { InsideRoot } from './error-page/inside-root.ts';
import { LoadingOverlay } from './loader/loading-overlay.tsx';
import { NavigationAnnouncer } from './navigation-announcer.tsx';
import { PageLinks } from './page-links.tsx';
import { ScrollMemory } from './scroll-memory.tsx';
import { isTakenOverAtom } from './session/is-taken-over.ts';
import { SessionBanner } from './session/session-banner.tsx';
import { signOutsAtom } from './session/session-end.ts';
import { useSignOutNote } from './session/use-sign-out-note.ts';
import { SkipLink } from './skip-link.tsx';
import { useThemeSync } from './theme/use-theme-sync.ts';

/** Element of the pathless root route: what surrounds every page, and the page. */
export function Root() {
  useThemeSync();
  useAdds();
  useAreaExit();
  useSignOutNote();
  useRendered();
  const user = useSessionUser();
  const area = areaOf(useLocation().pathname);
  const isTakenOver = useAtomValue(isTakenOverAtom);
  useEffect(() => {
    // Once the page is gone, which may ask before it is left. What else stands in the address of an area is not for whoever signs in next.
    if (!isTakenOver) return;
    if (area === null) window.location.reload();
    else window.location.replace(window.location.pathname);
  }, [isTakenOver, area]);
  const pageKey = usePageKey(area !== null);
  const isWrongRole = user !== null && area !== null && user.role !== area;
  if (isTakenOver) return null;
  return (
    <>
      <SkipLink />
      <SessionBanner />
      <PageLinks />
      {isWrongRole ? (
        <WrongRole area={area} role={user.role} />
      ) : (
        <InsideRoot value={true}>
          <Outlet key={pageKey} />
        </InsideRoot>
      )}
      <NavigationAnnouncer pageKey={pageKey} />
      <LoadingOverlay />
      <ScrollMemory />
    </>
  );
}

/**
 * Another key for the page after signing out on it, so that nothing typed stays in its memory. An area is left anyway,
 * and so is a booking that its person takes along to another account.
 */
function usePageKey(isArea: boolean): number {
  const signOuts = useAtomValue(signOutsAtom);
  const isTakenAlong = useAtomValue(isInProgressToBookAtom) !== null;
  const [page, setPage] = useState({ signOuts, key: 0 });
  if (page.signOuts !== signOuts) setPage({ signOuts, key: isArea || isTakenAlong ? page.key : page.key + 1 });
  return page.key;
}
