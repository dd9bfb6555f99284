import { useEffect, useRef } from 'react';

/**
 * Moves the focus to an element when its content has been replaced: to its first `part`, if there is one, such as the
 * heading.
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
