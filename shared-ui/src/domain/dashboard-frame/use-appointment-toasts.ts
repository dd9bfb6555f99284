import { useEffect } from 'react';
import type { NotificationType } from 'shared-contracts/schemas/event-types';
import type { Translate } from '../texts/translate.ts';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { useSessionUser } from 'shared-contracts/platform/use-session-user';

type NameOf<Type> = Type extends `appointment.${infer Name}` ? Name : never;
type EventName = NameOf<NotificationType>;
export type NewsKey = `news.${EventName}`;

/** Shows a toast when the other party, or a timeout, changes an appointment, as the list updates automatically. */
export function useAppointmentToasts(translate: Translate<NewsKey>): void {
  const { events, toast } = usePlatform();
  const role = useSessionUser()?.role;
  useEffect(
    () =>
      events.subscribe('appointment.', ({ type, data }) => {
        // Who waits in a room rings (ring-region.tsx).
        if (data['by'] === undefined || data['by'] === role || type === 'appointment.joined') return;
        const name = type.slice('appointment.'.length) as EventName;
        toast.info(translate(`news.${name}`));
      }),
    [events, toast, role, translate],
  );
}
