import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * A panel of links on the platform's own popover: Escape, a press outside and the focus on closing are the browser's.
 * Going somewhere closes it.
 */
export function usePopover(id: string) {
  const ref = useRef<HTMLElement>(null);
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (ref.current?.matches(':popover-open')) ref.current.hidePopover();
  }, [pathname, search]);
  return { trigger: { popoverTarget: id }, panel: { id, ref, popover: 'auto' } } as const;
}
