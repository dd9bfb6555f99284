import { useEffect, useRef } from 'react';

/** Moves the focus to new results: the chip or link that was focused has been replaced. */
export function useFocusOfResults(results: unknown) {
  const ref = useRef<HTMLElement>(null);
  const former = useRef(results);
  useEffect(() => {
    if (former.current === results) return;
    former.current = results;
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [results]);
  return ref;
}
