import { useEffect, useState } from 'react';
import type { Room } from '../use-room.ts';

/** The time of the room in milliseconds, each second. */
export function useSeconds({ session }: Room): number {
  const [now, setNow] = useState(session.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(session.now()), 1_000);
    return () => clearInterval(timer);
  }, [session]);
  return now;
}
