import { useCallback } from 'react';
import { useRevalidator } from 'react-router-dom';

let last: Promise<void> = Promise.resolve();

/** A router that was thrown away meanwhile never answers: do not wait for it for ever. */
const atMost = (work: Promise<void>, milliseconds: number): Promise<void> =>
  Promise.race([work, new Promise<void>((resolve) => setTimeout(resolve, milliseconds))]);

/**
 * Loads the page's data again, one time after the other. React Router resets the scroll position when a second revalidation starts
 * during the first, and that is what happens here: one's own change and the live event that tells of it arrive together.
 */
export function useSerialRevalidate(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  return useCallback(() => {
    last = last.then(() => atMost(revalidate(), 10_000));
    return last;
  }, [revalidate]);
}
