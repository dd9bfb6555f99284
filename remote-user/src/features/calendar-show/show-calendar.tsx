import { useNavigate } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { href } from 'shared-contracts/remote/paths';
import { LazyAppointmentCalendar } from 'shared-ui/domain/appointments/lazy-appointment-calendar.tsx';
import type { AppointmentView } from 'shared-ui/domain/appointments/appointment-view.ts';
import { useAppointmentQueries } from 'shared-ui/domain/appointments/use-appointment-queries.ts';
import { useRangeQuery } from 'shared-ui/domain/calendar/use-range-query.ts';

/** The client's appointments and requests; a click opens one. */
export function ShowCalendar({ view }: { readonly view: AppointmentView }) {
  const { telemetry } = usePlatform();
  const navigate = useNavigate();
  const { load } = useRangeQuery(useAppointmentQueries('client').calendar);
  return (
    <LazyAppointmentCalendar
      view={view}
      load={load}
      onOpen={(id) => void navigate(href('/user/rendez-vous/:id', { id }))}
      onError={(error) => telemetry.error(error, { place: 'calendar' })}
    />
  );
}
