import { useEffect, useState } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { countAwaiting } from './appointment-client.ts';

/** How many of the reader's requests and proposals wait for an answer, kept true by the live events; 0 until known. */
export function usePendingCount(): number {
  const { http, events, telemetry } = usePlatform();
  const [count, setCount] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    const load = () =>
      countAwaiting(http, controller.signal).then(setCount, (error: unknown) => {
        // The badge is an extra: without it the menu still works.
        if (!controller.signal.aborted) telemetry.error(error, { place: 'pending count' });
      });
    void load();
    const unsubscribe = events.subscribe('appointment.', () => void load());
    return () => {
      controller.abort();
      unsubscribe();
    };
  }, [http, events, telemetry]);
  return count;
}
