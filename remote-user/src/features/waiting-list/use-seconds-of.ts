import { useEffect, useState } from 'react';

const secondsTo = (until: string | null): number =>
  until === null ? 0 : Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / 1000));

/** The seconds left until an instant, counted down. */
export function useSecondsOf(until: string | null): number {
  const [left, setLeft] = useState({ until, seconds: secondsTo(until) });
  useEffect(() => {
    if (until === null) return undefined;
    const timer = setInterval(() => setLeft({ until, seconds: secondsTo(until) }), 1000);
    return () => clearInterval(timer);
  }, [until]);
  return left.until === until ? left.seconds : secondsTo(until);
}
