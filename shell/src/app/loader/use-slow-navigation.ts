import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';

/** A navigation that takes longer shows the overlay. */
export const slowNavigation = 400;
/** After this the overlay is removed, so that a hanging navigation does not block the page. */
export const lateNavigation = 3_000;

/**
 * Shows the overlay during a slow change of page, not of the query (a filter, a page of results).
 * @returns whether the overlay was removed and the navigation is still pending
 */
export function useSlowNavigation(): boolean {
  const { loader } = usePlatform();
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const [isLate, setLate] = useState(false);
  const isLeaving = location !== undefined && location.pathname !== pathname;

  useEffect(() => {
    if (!isLeaving) return;
    let release: (() => void) | undefined;
    const slow = setTimeout(() => {
      release = loader.hold();
    }, slowNavigation);
    const late = setTimeout(() => {
      release?.();
      setLate(true);
    }, lateNavigation);
    return () => {
      clearTimeout(slow);
      clearTimeout(late);
      release?.();
      setLate(false);
    };
  }, [isLeaving, loader]);
  return isLate;
}
