import { useEffect, useState } from 'react';
import type { RoomAccess } from '../meeting-loader.ts';
import { useSerialRevalidate } from '../../../loading/use-serial-revalidate.ts';

/** Longer waits overflow a timer. */
const longest = 6 * 60 * 60_000;

/** The time by the server's clock, every few seconds; loads the page again when the room opens. */
export function useOpening({ closed, readAt }: Extract<RoomAccess, { readonly isOpen: false }>): number {
  const revalidate = useSerialRevalidate();
  const read = () => Date.parse(closed.now) + performance.now() - readAt;
  const [now, setNow] = useState(read);
  useEffect(() => {
    const server = () => Date.parse(closed.now) + performance.now() - readAt;
    const clock = setInterval(() => setNow(server()), 5_000);
    const wait = Date.parse(closed.opensAt) - server();
    // A quarter of a second later: the room is open then, whatever a timer rounds.
    const opening = wait > 0 && wait < longest ? setTimeout(() => void revalidate(), wait + 250) : undefined;
    return () => {
      clearInterval(clock);
      clearTimeout(opening);
    };
  }, [closed, readAt, revalidate]);
  return now;
}
