import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Thread } from '../data/thread.ts';
import type { Unsent } from '../outbox/unsent.ts';

/** In pixels: so near the end one is at the end, so near the beginning more is loaded. */
const NEAR_END = 80;
const NEAR_START = 240;

/**
 * Opens at the end; goes to where one begins to read (`start`, of an element's `data-start`) once that is loaded. Stays at the end while
 * messages arrive, and keeps what is read in its place while older ones are added above it.
 */
export function useMessageScroll(
  thread: Thread,
  unsent: readonly Unsent[],
  start: number | null,
  loadOlder: () => void,
) {
  const region = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const place = useRef<{ fromEnd: number; isAtEnd: boolean } | null>(null);
  const shown = useRef({ first: 0, unsent: 0 });
  const started = useRef<number | null>(null);

  const measure = (element: HTMLElement) => {
    const fromEnd = element.scrollHeight - element.scrollTop;
    place.current = { fromEnd, isAtEnd: fromEnd - element.clientHeight < NEAR_END };
    setAtEnd(place.current.isAtEnd);
  };
  const first = thread[0]?.seq ?? 0;
  const last = thread.at(-1)?.seq ?? 0;
  useLayoutEffect(() => {
    const element = region.current;
    if (!element) return;
    const isOpening = place.current === null;
    const isPrepended = !isOpening && first < shown.current.first;
    const hasWritten = unsent.length > shown.current.unsent;
    const target = start === started.current ? null : element.querySelector<HTMLElement>('[data-start]');
    started.current = start;
    if (target) element.scrollTop = target.offsetTop - element.offsetTop - NEAR_END;
    else if (isPrepended && !place.current?.isAtEnd)
      element.scrollTop = element.scrollHeight - (place.current?.fromEnd ?? 0);
    else if (isOpening || hasWritten || place.current?.isAtEnd) element.scrollTop = element.scrollHeight;
    shown.current = { first, unsent: unsent.length };
    measure(element);
  }, [first, last, unsent.length, start]);

  // The place to write grows, the keyboard of a phone opens.
  useEffect(() => {
    const element = region.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      if (place.current?.isAtEnd) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const onScroll = () => {
    const element = region.current;
    if (!element) return;
    measure(element);
    if (element.scrollTop < NEAR_START) loadOlder();
  };
  const toEnd = () => {
    const element = region.current;
    if (!element) return;
    element.scrollTop = element.scrollHeight;
    element.focus({ preventScroll: true });
  };
  return { region, isAtEnd, toEnd, onScroll };
}
