import { useEffect } from 'react';
import type { Words } from '../appointments/words.ts';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { useSessionUser } from 'shared-contracts/platform/use-session-user';

/**
 * Says it when the other party, or the clock, changes an appointment: the list on the page changes by itself, and nobody should have to
 * guess why. `words` hold `news.<type>` for each event, e.g. `news.accepted` of `appointment.accepted`.
 */
export function useAppointmentNews(words: Words): void {
  const { events, toast } = usePlatform();
  const role = useSessionUser()?.role;
  useEffect(
    () =>
      events.subscribe('appointment.', ({ type, data }) => {
        if (data['by'] === undefined || data['by'] === role) return;
        toast.info(words(`news.${type.slice('appointment.'.length)}`));
      }),
    [events, toast, role, words],
  );
}
