import { useTranslation } from 'react-i18next';
import { useAppointmentView } from 'shared-ui/domain/appointments/use-appointment-view.ts';

/** Appointments as a client reads them on this device. */
export const useView = () => useAppointmentView(useTranslation('remote-user/appointments').t, 'client');
