import { useEffect } from 'react';
import type { Translate } from '../appointments/translate.ts';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { useSessionUser } from 'shared-contracts/platform/use-session-user';

/**
 * Shows a toast when the other party, or a timeout, changes an appointment, as the list updates automatically. The
 * namespace has `news.<type>` for each event, e.g. `news.accepted` of `appointment.accepted`.
 */
export function useAppointmentToasts(translate: Translate): void {
  const { events, toast } = usePlatform();
  const role = useSessionUser()?.role;
  useEffect(
    () =>
      events.subscribe('appointment.', ({ type, data }) => {
        if (data['by'] === undefined || data['by'] === role) return;
        toast.info(translate(`news.${type.slice('appointment.'.length)}`));
      }),
    [events, toast, role, translate],
  );
}
