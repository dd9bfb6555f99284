import { useEffect, useState } from 'react';

/** The time in milliseconds, updated every half minute, so that buttons and countdowns of an open page stay correct. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
