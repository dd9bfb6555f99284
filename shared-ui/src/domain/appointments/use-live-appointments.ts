import { useEffect, useState } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { useSerialRevalidate } from './use-serial-revalidate.ts';

/**
 * Loads the page's data again whenever an appointment of the reader changes. Answers a number that rises with each change, for what
 * the page fetches outside its loader (a calendar's range).
 */
export function useLiveAppointments(): number {
  const { events } = usePlatform();
  const revalidate = useSerialRevalidate();
  const [changes, setChanges] = useState(0);
  useEffect(
    () =>
      events.subscribe('appointment.', () => {
        setChanges((count) => count + 1);
        void revalidate();
      }),
    [events, revalidate],
  );
  return changes;
}
