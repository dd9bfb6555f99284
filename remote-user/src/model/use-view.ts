import { useAppointmentView } from 'shared-contracts/appointments/use-appointment-view';

/** Appointments as a client reads them on this device. */
export const useView = () => useAppointmentView('remote-user/appointments', 'client');
