import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

const focusTarget = (): HTMLElement | null =>
  document.getElementById('main') ?? document.querySelector<HTMLElement>('main, h1');

/** The page has focused one of its own fields. */
const hasFieldFocus = (place: HTMLElement): boolean =>
  place.contains(document.activeElement) && document.activeElement?.matches('input, textarea, select') === true;

/**
 * After a change of page: moves the focus to its content (unless the page focused a field) and returns the title, to
 * be announced as for a new document. A change of the query keeps the focus.
 */
export function useNavigationFocus(): string {
  const { pathname, hash } = useLocation();
  const previous = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const place = focusTarget();
    if (place && hash === '' && !hasFieldFocus(place)) {
      if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
      place.focus({ preventScroll: true });
    }
    const frame = requestAnimationFrame(() => setAnnouncement(document.title));
    return () => cancelAnimationFrame(frame);
  }, [pathname, hash]);

  return announcement;
}
