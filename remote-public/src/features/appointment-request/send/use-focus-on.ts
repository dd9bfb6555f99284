import { useEffect, useRef } from 'react';

/** A ref of what says something new: it takes the focus, and is scrolled to, whenever `news` is another. */
export function useFocusOn(news: object | null) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (news !== null) ref.current?.focus();
  }, [news]);
  return ref;
}
