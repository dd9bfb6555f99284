import { useEffect, useState } from 'react';

const STEP_MS = 30_000;

/**
 * The time in milliseconds, updated at each half minute of the clock, so that buttons and countdowns of an open page stay correct: what
 * begins at a full minute is there when it begins.
 */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => (timer = setTimeout(tick, STEP_MS - (Date.now() % STEP_MS)));
    const tick = () => {
      setNow(Date.now());
      wait();
    };
    wait();
    return () => clearTimeout(timer);
  }, []);
  return now;
}
