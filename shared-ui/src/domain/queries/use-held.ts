import { useEffect, useState } from 'react';

/** What is slower than this comes by itself, and may move what is below. */
const PATIENCE = 4000;

/** Whether all parts wait for the first of them, so that a page that loads as usual appears at once and nothing moves. */
export function useHeld(isPending: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setIsLate, PATIENCE, true);
    return () => clearTimeout(timer);
  }, []);
  return isPending && !isLate;
}
