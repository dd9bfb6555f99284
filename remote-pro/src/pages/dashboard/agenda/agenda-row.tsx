import { useTranslation } from 'react-i18next';
import { formatPhone } from 'shared-contracts/formats/place/format-phone';
import { minutesText } from 'shared-contracts/formats/time/minutes-text';
import { partyName } from 'shared-contracts/formats/person/party-name';
import { href } from 'shared-contracts/remote/paths';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { AppointmentView } from 'shared-ui/domain/appointments/appointment-view.ts';
import { bookedWords } from 'shared-ui/domain/appointments/page/booked-words.ts';
import { formatTime } from 'shared-ui/domain/time/format-time.ts';
import { useMeeting } from 'shared-ui/domain/appointments/page/use-meeting.ts';
import { Avatar } from 'shared-ui/primitives/avatar/avatar.tsx';
import { Badge } from 'shared-ui/primitives/badge/badge.tsx';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import { AgendaAction } from './agenda-action.tsx';
import styles from './agenda.module.css';

interface AgendaRowProps {
  readonly appointment: Appointment;
  /** The next one that is agreed, or has begun. */
  readonly isNext: boolean;
  readonly view: AppointmentView;
}

/** An appointment of the day: when, with whom, how, about what, and what to do now. */
export function AgendaRow({ appointment, isNext, view }: AgendaRowProps) {
  const { t } = useTranslation('remote-pro/dashboard');
  const { id, startsAt, endsAt, callType, client, professional, status, reason } = appointment;
  const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)];
  const isOver = end <= view.now;
  const meeting = useMeeting(appointment, view.now);
  const name = partyName(client);
  const subject = bookedWords(appointment, view).name ?? reason;
  const phone = callType === 'call' && client.phone ? formatPhone(client.phone) : undefined;
  const place = callType === 'in_person' && (professional.address || professional.city);
  return (
    <li className={styles.row} data-over={isOver || undefined}>
      <p className={styles.when}>
        <time translate="no" className={styles.time} dateTime={startsAt}>
          {formatTime(startsAt, view.reader)}
        </time>
        <span className={styles.note}>{minutesText((end - start) / 60_000)}</span>
      </p>
      <Avatar name={name} id={appointment.clientId} />
      <div className={styles.who}>
        <p className={styles.name}>
          <Link translate="no" variant="quiet" to={href('/pro/rendez-vous/:id', { id })}>
            {name}
          </Link>
          {meeting.isOtherHere ? (
            <Badge tone="success">{t('agenda.here')}</Badge>
          ) : status === 'accepted' && start <= view.now && !isOver ? (
            <Badge tone="info">{t('agenda.now')}</Badge>
          ) : null}
          {status === 'no_show' ? <Badge>{view.translate('status.no_show')}</Badge> : null}
        </p>
        <p className={styles.note}>
          <span>{[view.translate(`callType.${callType}`), phone].filter(Boolean).join(' · ')}</span>
          {subject === null ? null : (
            <span lang="" className={styles.subject}>
              {subject}
            </span>
          )}
        </p>
        {place ? <p className={styles.place}>{place}</p> : null}
      </div>
      <AgendaAction
        appointment={appointment}
        meeting={meeting}
        name={name}
        isOver={isOver}
        isSoon={isNext && start - view.now < SOON}
      />
    </li>
  );
}

/** Before the start, in milliseconds, from when on the appointment is what there is to do next. */
const SOON = 2 * 3_600_000;
