import { useEffect, useRef } from 'react';

/** Moves the focus to an element when what it shows has been replaced, so that a keyboard and a screen reader are taken along. */
export function useFocusOnChange(shown: string) {
  const ref = useRef<HTMLDivElement>(null);
  const last = useRef(shown);
  useEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    ref.current?.focus();
  }, [shown]);
  return ref;
}
