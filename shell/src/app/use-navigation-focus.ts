import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

const focusTarget = (): HTMLElement | null =>
  document.getElementById('main') ?? document.querySelector<HTMLElement>('main, h1');

/** The page has focused one of its own fields. */
const hasFieldFocus = (place: HTMLElement): boolean =>
  place.contains(document.activeElement) && document.activeElement?.matches('input, textarea, select') === true;

interface Announcement {
  readonly title: string;
  /** Another one for each: the same title may be announced again. */
  readonly id: number;
}

/**
 * After a change of page, or when it begins anew (another `pageKey`): moves the focus to its content (unless the page
 * focused a field) and returns the title, to be announced as for a new document. A change of the query keeps the focus.
 */
export function useNavigationFocus(pageKey: number): Announcement {
  const { pathname, hash } = useLocation();
  const previous = useRef({ pathname, pageKey });
  const [announcement, setAnnouncement] = useState<Announcement>({ title: '', id: 0 });

  useEffect(() => {
    const isAnew = previous.current.pageKey !== pageKey;
    if (previous.current.pathname === pathname && !isAnew) return;
    previous.current = { pathname, pageKey };
    const place = focusTarget();
    // A new page with a hash is read from there; one that begins anew has been there.
    if (place && (isAnew || hash === '') && !hasFieldFocus(place)) {
      if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
      place.focus({ preventScroll: true });
    }
    const frame = requestAnimationFrame(() => setAnnouncement(({ id }) => ({ title: document.title, id: id + 1 })));
    return () => cancelAnimationFrame(frame);
  }, [pathname, hash, pageKey]);

  return announcement;
}
