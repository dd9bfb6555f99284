import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

const placeOf = (): HTMLElement | null =>
  document.getElementById('main') ?? document.querySelector<HTMLElement>('main, h1');

/** The page put the cursor into a field of its own. */
const isWriting = (place: HTMLElement): boolean =>
  place.contains(document.activeElement) && document.activeElement?.matches('input, textarea, select') === true;

/**
 * After a change of page: focus moves to its content (unless the page put it into a field) and the title is answered, to be read
 * out, as a browser does for a new document. A change of the query leaves the focus where it is.
 */
export function useNavigationFocus(): string {
  const { pathname, hash } = useLocation();
  const former = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (former.current === pathname) return;
    former.current = pathname;
    const place = placeOf();
    if (place && hash === '' && !isWriting(place)) {
      if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
      place.focus({ preventScroll: true });
    }
    const frame = requestAnimationFrame(() => setAnnouncement(document.title));
    return () => cancelAnimationFrame(frame);
  }, [pathname, hash]);

  return announcement;
}
