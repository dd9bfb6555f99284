import { useTranslation } from 'react-i18next';
import { formatDay, formatDistance } from 'shared-ui/domain/appointments/format-time.ts';
import type { AppointmentView } from 'shared-ui/domain/appointments/appointment-view.ts';
import { partyName } from 'shared-contracts/processes/party-name';
import { href } from 'shared-contracts/remote/paths';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { AppointmentTime } from 'shared-ui/domain/appointments/appointment-time.tsx';
import { DayLeaf } from 'shared-ui/domain/appointments/day-leaf.tsx';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { Card } from 'shared-ui/primitives/card/card.tsx';
import { EmptyState } from 'shared-ui/primitives/empty-state/empty-state.tsx';
import styles from './dashboard-page.module.css';

/** The next accepted appointment with the remaining time, or a link to book a first one. */
export function NextAppointment({
  appointment,
  view,
}: {
  readonly appointment: Appointment | null;
  readonly view: AppointmentView;
}) {
  const { t } = useTranslation('remote-user/dashboard');
  if (!appointment)
    return (
      <EmptyState
        title={t('next.none')}
        isFirstRun
        action={<ButtonLink to={href('/recherche')}>{t('next.find')}</ButtonLink>}
      >
        {t('next.noneText')}
      </EmptyState>
    );
  return (
    <Card aria-labelledby="next-heading">
      <div className={styles.next}>
        <DayLeaf at={appointment.startsAt} reader={view.reader} />
        <div className={styles.texts}>
          <h2 id="next-heading" className={styles.label}>
            {t('next.label')}
          </h2>
          <p className={styles.name}>{partyName(appointment.professional)}</p>
          <p>
            {formatDay(appointment.startsAt, view.reader)},{' '}
            <AppointmentTime
              {...appointment}
              otherZone={appointment.professional.timeZone}
              practice={appointment.professional}
              view={view}
            />
          </p>
          <p>{view.translate(`callType.${appointment.callType}`)}</p>
        </div>
        <p className={styles.countdown} role="timer">
          {formatDistance(Date.parse(appointment.startsAt), view.now, view.reader)}
        </p>
        <ButtonLink variant="secondary" size="dense" to={href('/user/rendez-vous/:id', { id: appointment.id })}>
          {t('next.open')}
        </ButtonLink>
      </div>
    </Card>
  );
}
