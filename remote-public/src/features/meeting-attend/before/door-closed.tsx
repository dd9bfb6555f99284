import { useTranslation } from 'react-i18next';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { EmptyState } from 'shared-ui/primitives/empty-state/empty-state.tsx';
import { atTime, formatDay } from 'shared-ui/domain/time/format-time.ts';
import type { RoomAccess } from '../meeting-loader.ts';
import { AfterView } from '../after/after-view.tsx';
import { distanceOf } from '../components/distance-of.ts';
import type { MeetingSubject } from '../meeting-subject.ts';
import type { Room } from '../use-room.ts';
import { MeetingHead } from './meeting-head.tsx';
import styles from './door-closed.module.css';
import { useOpening } from './use-opening.ts';

interface DoorClosedProps {
  readonly room: Room;
  readonly subject: MeetingSubject;
  readonly access: Extract<RoomAccess, { readonly isOpen: false }>;
}

/** Out of the room's time: when it opens, or what became of the appointment. */
export function DoorClosed({ room, subject, access }: DoorClosedProps) {
  const { t } = useTranslation('remote-public/meeting');
  const { closed } = access;
  const { reader, toAppointment, toMessages } = subject;
  const now = useOpening(access);
  const isHeld = closed.status === 'accepted' || closed.status === 'done';
  if (closed.status === 'waiting')
    return (
      <EmptyState
        headingLevel={1}
        title={t('notHeld.title')}
        action={<ButtonLink to={toAppointment}>{t('toAppointment')}</ButtonLink>}
      >
        {t('notHeld.text')}
      </EmptyState>
    );
  if (Date.parse(closed.closesAt) <= now || !isHeld) return <AfterView room={room} subject={subject} onReturn={null} />;
  const opensAt = Date.parse(closed.opensAt);
  const isToday = formatDay(closed.opensAt, reader) === formatDay(new Date(now).toISOString(), reader);
  const at = atTime(closed.opensAt, reader);
  return (
    <div className={styles.page}>
      <MeetingHead subject={subject} />
      <div className={styles.card}>
        <h2 className={styles.title}>
          {t('early.title', { at: isToday ? at : `${formatDay(closed.opensAt, reader)} ${at}` })}
        </h2>
        <p>{t('early.text')}</p>
        <p className={styles.countdown} role="timer">
          {/* While it opens, still in the last minute. */}
          {t('early.countdown', { distance: distanceOf(opensAt, Math.min(now, opensAt - 1), reader) })}
        </p>
        <div className={styles.actions}>
          <ButtonLink variant="secondary" to={toMessages}>
            {t('message')}
          </ButtonLink>
          <ButtonLink variant="quiet" to={toAppointment}>
            {t('toAppointment')}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
