import { useAppointmentView } from 'shared-contracts/appointments/use-appointment-view';

/** Appointments as a professional reads them on this device. */
export const useView = () => useAppointmentView('remote-pro/appointments', 'professional');
