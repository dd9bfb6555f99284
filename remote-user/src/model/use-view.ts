import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from 'shared-contracts/remote/paths';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { useAppointmentView } from 'shared-ui/domain/appointments/use-appointment-view.ts';
import { OwnNumber } from '../components/own-number.tsx';

const hrefOfMessages = ({ id, professionalId }: Appointment) =>
  href('/user/message', undefined, { to: professionalId, appointment: id });

/** Appointments as a client reads them on this device. */
export function useView() {
  const view = useAppointmentView(useTranslation('remote-user/appointments').t, 'client');
  return useMemo(() => ({ ...view, hrefOfMessages, OwnNumber }), [view]);
}
