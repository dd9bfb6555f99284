import { useCallback, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';

let last: Promise<void> = Promise.resolve();

/** A router that was replaced meanwhile never answers: do not wait for it for ever. */
const atMost = (work: Promise<void>, milliseconds: number): Promise<void> =>
  Promise.race([work, new Promise<void>((resolve) => setTimeout(resolve, milliseconds))]);

/**
 * Loads the page's data again, one time after the other: one's own change and the live event that tells of it arrive together, and
 * the second must not cut off the first. All that is asked while one is waiting for its turn is that one: it will bring all of it.
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
