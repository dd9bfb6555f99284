import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';

/** A navigation that takes longer than this shows the overlay; a shorter one only changes the page. */
export const slowNavigation = 400;
/** After this the overlay lets go: what cannot be had keeps nobody from going elsewhere, or to the other language. */
export const lateNavigation = 3_000;

/**
 * Holds the overlay during a slow change of page. A change of the query (a filter, a page of results) is the page's own affair.
 * @returns whether the change of page is so late that it goes on beside the page that stands there
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
