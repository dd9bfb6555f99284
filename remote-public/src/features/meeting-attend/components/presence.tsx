import { useTranslation } from 'react-i18next';
import { formatDistance } from 'shared-ui/domain/time/format-time.ts';
import { useNow } from 'shared-ui/domain/time/use-now.ts';
import type { MeetingSubject } from '../meeting-subject.ts';
import styles from './presence.module.css';

interface PresenceProps {
  readonly subject: MeetingSubject;
  readonly isHere: boolean;
}

/** Whether the other is in the room, and the time until the start. */
export function Presence({ subject: { appointment, other, reader }, isHere }: PresenceProps) {
  const { t } = useTranslation('remote-public/meeting');
  const now = useNow();
  const startsAt = Date.parse(appointment.startsAt);
  return (
    <div className={styles.presence} data-here={isHere || undefined}>
      <span className={styles.dot} aria-hidden="true" />
      <span>
        <strong role="status">{t(isHere ? 'check.here' : 'check.absent', { name: other.name })}</strong>
        <span className={styles.start}>
          {t(startsAt > now ? 'check.starts' : 'check.started', { distance: formatDistance(startsAt, now, reader) })}
        </span>
      </span>
    </div>
  );
}
