import { useEffect, useRef } from 'react';

/** A chip, an order or a page that was chosen is gone with the former results, and the focus with it: the new results take it. */
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
