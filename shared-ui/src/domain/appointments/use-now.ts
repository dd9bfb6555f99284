import { useEffect, useState } from 'react';

/** The time in milliseconds, renewed every half minute: buttons and countdowns that depend on it stay true on an open page. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
