import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * A panel of links as a native popover: Escape, light dismiss and focus return are the browser’s. A navigation closes
 * it.
 */
export function usePopover(id: string) {
  const ref = useRef<HTMLElement>(null);
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (ref.current?.matches(':popover-open')) ref.current.hidePopover();
  }, [pathname, search]);
  return { trigger: { popoverTarget: id }, panel: { id, ref, popover: 'auto' } } as const;
}
