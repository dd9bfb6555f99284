import { useEffect } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { useSerialRevalidate } from '../../../loading/use-serial-revalidate.ts';

/** Reloads the page data whenever an appointment of the reader changes. */
export function useLiveAppointments(): void {
  const { events } = usePlatform();
  const revalidate = useSerialRevalidate();
  useEffect(() => events.subscribe('appointment.', () => void revalidate()), [events, revalidate]);
}
