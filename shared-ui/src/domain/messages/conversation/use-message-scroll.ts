import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Unsent } from '../outbox/unsent.ts';
import type { useMoreMessages } from './use-more-messages.ts';
import type { ShownThread } from './use-shown-thread.ts';

/** In pixels: so near the end one is at the end, so near the first or the last that is shown more is loaded. */
const NEAR_END = 80;
const NEAR_MORE = 240;

/**
 * Opens at the end; goes to where one begins to read (`start`, of an element's `data-start`) once that is loaded. Stays at the end while
 * messages arrive, and keeps what is read in its place while older ones are added above it. What does not end with the latest message has
 * no end to stay at.
 */
export function useMessageScroll(
  { thread, isLatest }: Pick<ShownThread, 'thread' | 'isLatest'>,
  unsent: readonly Unsent[],
  start: number | null,
  { older, newer }: ReturnType<typeof useMoreMessages>,
) {
  const region = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const place = useRef<{ fromEnd: number; isAtEnd: boolean } | null>(null);
  const shown = useRef({ first: 0, unsent: 0, isLatest: true });
  const started = useRef<number | null>(null);

  const measure = (element: HTMLElement, hasEnd: boolean) => {
    const fromEnd = element.scrollHeight - element.scrollTop;
    place.current = { fromEnd, isAtEnd: hasEnd && fromEnd - element.clientHeight < NEAR_END };
    setAtEnd(place.current.isAtEnd);
  };
  const first = thread[0]?.seq ?? 0;
  const last = thread.at(-1)?.seq ?? 0;
  useLayoutEffect(() => {
    const element = region.current;
    if (!element) return;
    const isOpening = place.current === null;
    const isPrepended = !isOpening && first < shown.current.first;
    // Back from further up; where that has met the end instead, it begins where it did.
    const isBack = isLatest && !shown.current.isLatest && first > shown.current.first;
    const hasWritten = isLatest && unsent.length > shown.current.unsent;
    const target = start === started.current ? null : element.querySelector<HTMLElement>('[data-start]');
    started.current = start;
    if (target) element.scrollTop = target.offsetTop - element.offsetTop - NEAR_END;
    else if (isPrepended && !place.current?.isAtEnd)
      element.scrollTop = element.scrollHeight - (place.current?.fromEnd ?? 0);
    else if (isOpening || isBack || hasWritten || place.current?.isAtEnd) element.scrollTop = element.scrollHeight;
    shown.current = { first, unsent: unsent.length, isLatest };
    measure(element, isLatest);
  }, [first, last, unsent.length, start, isLatest]);

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
    measure(element, isLatest);
    if (element.scrollTop < NEAR_MORE) older.load();
    else if (element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_MORE) newer.load();
  };
  const toEnd = () => {
    const element = region.current;
    if (!element) return;
    if (isLatest) element.scrollTop = element.scrollHeight;
    element.focus({ preventScroll: true });
  };
  return { region, isAtEnd, toEnd, onScroll };
}
