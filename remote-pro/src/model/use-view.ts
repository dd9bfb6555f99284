import { useTranslation } from 'react-i18next';
import { useAppointmentView } from 'shared-ui/domain/appointments/use-appointment-view.ts';

/** Appointments as a professional reads them on this device. */
export const useView = () => useAppointmentView(useTranslation('remote-pro/appointments').t, 'professional');
