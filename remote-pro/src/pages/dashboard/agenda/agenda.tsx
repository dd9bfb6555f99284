import { useTranslation } from 'react-i18next';
import { partyName } from 'shared-contracts/formats/person/party-name';
import { href } from 'shared-contracts/remote/paths';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { formatDay, formatTime } from 'shared-ui/domain/time/format-time.ts';
import type { AppointmentView } from 'shared-ui/domain/appointments/appointment-view.ts';
import { Card } from 'shared-ui/primitives/card/card.tsx';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import { VisuallyHidden } from 'shared-ui/primitives/visually-hidden/visually-hidden.tsx';
import { dateOf } from '../../../model/date-of.ts';
import { AgendaDay } from './agenda-day.tsx';
import styles from './agenda.module.css';

interface AgendaProps {
  /** Of today and tomorrow. */
  readonly appointments: readonly Appointment[];
  /** The next one that is agreed, whenever it is. */
  readonly next: Appointment | null | undefined;
  readonly view: AppointmentView;
}

/** Today and tomorrow; the next appointment where both are empty. */
export function Agenda({ appointments, next, view }: AgendaProps) {
  const { t } = useTranslation('remote-pro/dashboard');
  const { reader, now } = view;
  const todayIs = dateOf(new Date(now), reader.timeZone);
  const isToday = ({ startsAt }: Appointment) => dateOf(new Date(startsAt), reader.timeZone) === todayIs;
  const today = appointments.filter(isToday);
  const tomorrow = appointments.filter((one) => !isToday(one));
  const [first] = tomorrow;
  const upcoming = appointments.find(({ status, endsAt }) => status === 'accepted' && Date.parse(endsAt) > now);
  return (
    <Card padding="none" aria-labelledby="today">
      <h2 id="today" className={styles.title}>
        <VisuallyHidden>{t('agenda.today')}</VisuallyHidden>
      </h2>
      {today.length > 0 ? (
        <AgendaDay label={t('agenda.today')} appointments={today} next={upcoming} view={view} />
      ) : (
        <p className={styles.none}>{t('agenda.noneToday')}</p>
      )}
      <div className={styles.tomorrow}>
        <h2 className={styles.day}>{t('agenda.tomorrow')}</h2>
        <p className={styles.note}>
          {first
            ? t('agenda.count', { count: tomorrow.length, time: formatTime(first.startsAt, reader) })
            : t('agenda.noneTomorrow')}
        </p>
      </div>
      {first ? <AgendaDay label={t('agenda.tomorrow')} appointments={tomorrow} next={upcoming} view={view} /> : null}
      {appointments.length > 0 ? null : next ? (
        <p className={styles.next}>
          {t('agenda.next')}{' '}
          <Link translate="no" to={href('/pro/rendez-vous/:id', { id: next.id })}>
            {`${partyName(next.client)}, ${formatDay(next.startsAt, reader)}, ${formatTime(next.startsAt, reader)}`}
          </Link>
        </p>
      ) : (
        <p className={styles.next}>
          <Link to={href('/pro/disponibilite')}>{t('agenda.hours')}</Link>
        </p>
      )}
    </Card>
  );
}
