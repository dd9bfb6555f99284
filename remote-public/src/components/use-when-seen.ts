import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls once, when that part of the element is in sight. What is not displayed is in nobody's sight. */
export function useWhenSeen(ref: RefObject<Element | null>, part: number, onSeen: () => void): void {
  const handleSeen = useEffectEvent(onSeen);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        handleSeen();
      },
      { threshold: part },
    );
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, part]);
}
