import { useTranslation } from 'react-i18next';
import { formatDay, formatDistance } from 'shared-ui/domain/appointments/format-time.ts';
import type { AppointmentView } from 'shared-ui/domain/appointments/appointment-view.ts';
import { partyName } from 'shared-contracts/processes/party-name';
import { href } from 'shared-contracts/remote/paths';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { AppointmentTime } from 'shared-ui/domain/appointments/appointment-time.tsx';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import { Tile } from './tile.tsx';

/** The next accepted appointment, or an empty state. */
export function NextAppointment({
  appointment,
  view,
}: {
  readonly appointment: Appointment | null;
  readonly view: AppointmentView;
}) {
  const { t } = useTranslation('remote-pro/dashboard');
  if (!appointment)
    return (
      <Tile
        label={t('next.label')}
        value={t('next.none')}
        more={<Link to={href('/pro/disponibilite')}>{t('next.hours')}</Link>}
      >
        {t('next.noneText')}
      </Tile>
    );
  const distance = formatDistance(Date.parse(appointment.startsAt), view.now, view.reader);
  return (
    <Tile
      label={t('next.label')}
      value={partyName(appointment.client)}
      more={<Link to={href('/pro/rendez-vous/:id', { id: appointment.id })}>{t('next.open')}</Link>}
    >
      <p>
        {formatDay(appointment.startsAt, view.reader)},{' '}
        <AppointmentTime {...appointment} otherZone={appointment.client.timeZone} view={view} />
      </p>
      <p>
        {distance} · {view.translate(`callType.${appointment.callType}`)}
      </p>
    </Tile>
  );
}
