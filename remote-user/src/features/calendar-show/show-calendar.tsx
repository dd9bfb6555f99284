import { useNavigate } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { deviceZone } from 'shared-contracts/formats/time/device-zone';
import { sentenceCase } from 'shared-contracts/formats/text/sentence-case';
import { zoneLabel } from 'shared-contracts/formats/time/zone-label';
import { href } from 'shared-contracts/remote/paths';
import { LazyAppointmentCalendar } from 'shared-ui/domain/appointments/calendar/lazy-appointment-calendar.tsx';
import type { AppointmentView } from 'shared-ui/domain/appointments/appointment-view.ts';
import { useAppointmentQueries } from 'shared-ui/domain/appointments/queries/use-appointment-queries.ts';
import { useRangeQuery } from 'shared-ui/domain/calendar/use-range-query.ts';

/** The client's appointments and requests, of all practices by one clock, which is named where it is not the device's; a click opens one. */
export function ShowCalendar({ view }: { readonly view: AppointmentView }) {
  const { telemetry } = usePlatform();
  const navigate = useNavigate();
  const { load } = useRangeQuery(useAppointmentQueries('client').calendar);
  const { locale, timeZone } = view.reader;
  return (
    <>
      {deviceZone() === null ? <p>{sentenceCase(zoneLabel(timeZone, locale))}</p> : null}
      <LazyAppointmentCalendar
        view={view}
        load={load}
        onOpen={(id) => void navigate(href('/user/rendez-vous/:id', { id }))}
        onError={(error) => telemetry.error(error, { place: 'calendar' })}
      />
    </>
  );
}
