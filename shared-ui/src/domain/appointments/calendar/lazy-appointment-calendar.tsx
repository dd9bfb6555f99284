import { lazy, Suspense } from 'react';
import { CalendarPlaceholder } from '../../calendar/calendar-placeholder.tsx';
import type { AppointmentCalendarProps } from './appointment-calendar.tsx';
import { loadAppointmentCalendar } from './load-appointment-calendar.ts';

const Loaded = lazy(async () => ({ default: (await loadAppointmentCalendar()).AppointmentCalendar }));

/** Appointments on the calendar, as a lazy chunk with a placeholder of the same size. */
export function LazyAppointmentCalendar(props: AppointmentCalendarProps) {
  return (
    <Suspense fallback={<CalendarPlaceholder load={loadAppointmentCalendar} />}>
      <Loaded {...props} />
    </Suspense>
  );
}
