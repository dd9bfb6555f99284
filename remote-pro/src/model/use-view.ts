import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from 'shared-contracts/remote/paths';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { useAppointmentView } from 'shared-ui/domain/appointments/use-appointment-view.ts';
import { useConflictView } from '../components/conflict-check/use-conflict-view.tsx';
import { useReader } from './use-reader.ts';

const hrefOfClient = (id: string) => href('/pro/clients/:id', { id });
const hrefOfMessages = ({ id, clientId }: Appointment) =>
  href('/pro/message', undefined, { to: clientId, appointment: id });

/** Appointments as a professional reads them. */
export function useView() {
  const view = useAppointmentView(useTranslation('remote-pro/appointments').t, 'professional');
  const reader = useReader();
  return useConflictView(useMemo(() => ({ ...view, reader, hrefOfClient, hrefOfMessages }), [view, reader]));
}
