/** Loads the calendar's chunk; its placeholder calls this early. */
export const loadAppointmentCalendar = () => import('./appointment-calendar.tsx');
