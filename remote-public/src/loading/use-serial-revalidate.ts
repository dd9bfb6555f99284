import { useCallback, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';

let last: Promise<void> = Promise.resolve();

/** A replaced router never settles, so the wait has a timeout, in milliseconds. */
const atMost = (work: Promise<void>, milliseconds: number): Promise<void> =>
  Promise.race([work, new Promise<void>((resolve) => setTimeout(resolve, milliseconds))]);

/**
 * Reloads the page data serially: a user's own change and its live event arrive together, and the second reload must
 * not abort the first. Calls during a pending reload share the next one.
 */
export function useSerialRevalidate(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  const waiting = useRef<Promise<void>>(undefined);
  return useCallback(() => {
    if (waiting.current) return waiting.current;
    last = last.then(() => {
      waiting.current = undefined;
      return atMost(revalidate(), 10_000);
    });
    waiting.current = last;
    return last;
  }, [revalidate]);
}
