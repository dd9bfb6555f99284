import { useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';

/** A navigation that takes longer than this shows the overlay; a shorter one only changes the page. */
export const slowNavigation = 400;

/** Holds the overlay during a slow change of page. A change of the query (a filter, a page of results) is the page's own affair. */
export function useSlowNavigation(): void {
  const { loader } = usePlatform();
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const isLeaving = location !== undefined && location.pathname !== pathname;

  useEffect(() => {
    if (!isLeaving) return;
    let release: (() => void) | undefined;
    const timer = setTimeout(() => {
      release = loader.hold();
    }, slowNavigation);
    return () => {
      clearTimeout(timer);
      release?.();
    };
  }, [isLeaving, loader]);
}
