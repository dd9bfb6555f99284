import { useTranslation } from 'react-i18next';
import { partyName } from 'shared-contracts/formats/person/party-name';
import { href } from 'shared-contracts/remote/paths';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { AppointmentMoment } from 'shared-ui/domain/appointments/list/appointment-time.tsx';
import { viewWith, type AppointmentView } from 'shared-ui/domain/appointments/appointment-view.ts';
import { DateTile } from 'shared-ui/domain/appointments/list/date-tile.tsx';
import { formatDistance } from 'shared-ui/domain/time/format-time.ts';
import { HowToMeet } from 'shared-ui/domain/appointments/page/how-to-meet.tsx';
import { meetingLink } from 'shared-ui/domain/appointments/page/meeting-address.ts';
import { useMeeting } from 'shared-ui/domain/appointments/page/use-meeting.ts';
import { Badge } from 'shared-ui/primitives/badge/badge.tsx';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { Card } from 'shared-ui/primitives/card/card.tsx';
import { EmptyState } from 'shared-ui/primitives/empty-state/empty-state.tsx';
import styles from './dashboard-page.module.css';

/** Before the start, in milliseconds, from when on joining is what there is to do next. */
const SOON = 2 * 3_600_000;

/** The next accepted appointment with the remaining time and the way to join, or a link to book a first one. */
export function NextAppointment({
  appointment,
  view: clientView,
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
  return <Next appointment={appointment} view={viewWith(clientView, appointment)} />;
}

function Next({ appointment, view }: { readonly appointment: Appointment; readonly view: AppointmentView }) {
  const { t } = useTranslation('remote-user/dashboard');
  const { id, startsAt, callType, professional } = appointment;
  const name = partyName(professional);
  const start = Date.parse(startsAt);
  const { to, isOtherHere } = useMeeting(appointment, view.now);
  // A call is by phone unless the other waits in the room.
  const meeting = callType === 'call' && !isOtherHere ? undefined : to;
  return (
    <Card aria-labelledby="next-heading">
      <div className={styles.next}>
        <DateTile at={startsAt} reader={view.reader} />
        <div className={styles.texts}>
          <h2 id="next-heading" className={styles.label}>
            {t('next.label')}
          </h2>
          <p translate="no" className={styles.name}>
            {name}
          </p>
          <p>
            <AppointmentMoment {...appointment} view={view} />
          </p>
          <p>{view.translate(`callType.${callType}`)}</p>
          {isOtherHere ? <Badge tone="success">{view.translate('meet.here', { name })}</Badge> : null}
          {meeting !== undefined ? null : (
            <p className={styles.note}>
              <HowToMeet appointment={appointment} view={view} />
            </p>
          )}
        </div>
        <div className={styles.end}>
          <p className={styles.countdown} role="timer">
            {start > view.now ? formatDistance(start, view.now, view.reader) : t('next.now')}
          </p>
          <div className={styles.buttons}>
            {meeting !== undefined ? (
              <ButtonLink
                size="dense"
                variant={start - view.now < SOON ? 'primary' : 'secondary'}
                {...meetingLink(meeting)}
                aria-label={`${t('next.join')}, ${name}`}
              >
                {t('next.join')}
              </ButtonLink>
            ) : null}
            <ButtonLink size="dense" variant="secondary" to={href('/user/rendez-vous/:id', { id })}>
              {t('next.open')}
            </ButtonLink>
          </div>
        </div>
      </div>
    </Card>
  );
}
