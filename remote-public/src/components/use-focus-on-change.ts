import { useEffect, useRef } from 'react';

/**
 * Moves the focus to an element when what it shows has been replaced, so that a keyboard and a screen reader are taken along: to its first
 * `part` where it has one, as the heading of what is new.
 */
export function useFocusOnChange<T extends HTMLElement = HTMLDivElement>(shown: string, part?: string) {
  const ref = useRef<T>(null);
  const last = useRef(shown);
  useEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    const first = part === undefined ? null : (ref.current?.querySelector<HTMLElement>(part) ?? null);
    const target = first ?? ref.current;
    if (target?.hasAttribute('tabindex') === false) target.tabIndex = -1;
    target?.focus();
  }, [shown, part]);
  return ref;
}
