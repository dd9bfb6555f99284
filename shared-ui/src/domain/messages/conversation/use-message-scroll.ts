import { useCallback, useEffect, useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import type { Unsent } from '../outbox/unsent.ts';
import type { DrawnThread } from './use-drawn-thread.ts';
import { isNear, type useMoreMessages } from './use-more-messages.ts';

/** In pixels: so near the end one is at the end. */
const NEAR_END = 80;

/** The first message that begins in the region, else the last one, in pixels below its top. */
function topMessage(element: HTMLElement) {
  const messages = [...element.querySelectorAll<HTMLElement>('[data-seq]')];
  const top = messages.find(({ offsetTop }) => offsetTop >= element.scrollTop) ?? messages.at(-1);
  return top && { seq: top.dataset.seq, offset: top.offsetTop, below: top.offsetTop - element.scrollTop };
}

/**
 * Opens at the end; goes to where one begins to read (`start`, of an element's `data-start`) once that is loaded. Stays at the end while
 * messages arrive, and keeps what is read in its place while others come and go above and below it. What does not end with the latest
 * message has no end to stay at.
 */
export function useMessageScroll(
  regionRef: RefObject<HTMLDivElement | null>,
  { thread, isLatest, setAtEnd }: DrawnThread,
  unsent: readonly Unsent[],
  start: number | null,
  { older, newer }: ReturnType<typeof useMoreMessages>,
) {
  const place = useRef<{ top: ReturnType<typeof topMessage>; isAtEnd: boolean; focused: Element | null } | null>(null);
  const shown = useRef({ unsent: 0, isLatest: true });
  const goesToEnd = useRef(false);
  const started = useRef<number | null>(null);

  const measure = useCallback(
    (element: HTMLElement, hasEnd: boolean) => {
      const isAtEnd = hasEnd && element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END;
      const focused = element.contains(document.activeElement) ? document.activeElement : null;
      place.current = { top: topMessage(element), isAtEnd, focused };
      setAtEnd(isAtEnd);
    },
    [setAtEnd],
  );
  const first = thread[0]?.seq ?? 0;
  const last = thread.at(-1)?.seq ?? 0;
  useLayoutEffect(() => {
    const element = regionRef.current;
    if (!element) return;
    const { top, isAtEnd: wasAtEnd, focused } = place.current ?? { isAtEnd: true };
    const isBack = isLatest && goesToEnd.current;
    const hasWritten = isLatest && unsent.length > shown.current.unsent;
    const target = start === started.current ? null : element.querySelector<HTMLElement>('[data-start]');
    const kept = element.querySelector<HTMLElement>(`[data-seq="${top?.seq}"]`);
    started.current = start;
    if (target) element.scrollTop = target.offsetTop - element.offsetTop - NEAR_END;
    else if (isBack || hasWritten || wasAtEnd) element.scrollTop = element.scrollHeight;
    else if (kept && top) {
      // What only comes below moves nothing, nor does this while somebody scrolls.
      if (kept.offsetTop !== top.offset) element.scrollTop = kept.offsetTop - top.below;
    }
    // Back from further up by the browser's button.
    else if (isLatest && !shown.current.isLatest) element.scrollTop = element.scrollHeight;
    if (focused?.isConnected === false && document.activeElement === document.body)
      element.focus({ preventScroll: true });
    if (isBack || target) goesToEnd.current = false;
    shown.current = { unsent: unsent.length, isLatest };
    measure(element, isLatest);
  }, [first, last, unsent.length, start, isLatest, regionRef, measure]);

  // The place to write grows, the keyboard of a phone opens.
  useEffect(() => {
    const element = regionRef.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      if (place.current?.isAtEnd) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [regionRef]);

  const onScroll = () => {
    const element = regionRef.current;
    if (!element) return;
    measure(element, isLatest);
    if (isNear(element, 'older')) older.load();
    else if (isNear(element, 'newer')) newer.load();
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (place.current) place.current.focused = target;
  };
  const toEnd = () => {
    const element = regionRef.current;
    if (!element) return;
    if (isLatest) element.scrollTop = element.scrollHeight;
    else goesToEnd.current = true;
  };
  return { toEnd, onScroll, onFocus };
}
