import { useTranslation } from 'react-i18next';
import { useNow } from 'shared-ui/domain/time/use-now.ts';
import type { MeetingSubject } from '../meeting-subject.ts';
import styles from './presence.module.css';
import { useStartWords } from './use-start-words.ts';

interface PresenceProps {
  readonly subject: MeetingSubject;
  readonly isHere: boolean;
}

/** Whether the other is in the room, and the time until the start. */
export function Presence({ subject, isHere }: PresenceProps) {
  const { t } = useTranslation('remote-public/meeting');
  const starts = useStartWords(subject, useNow());
  return (
    <div className={styles.presence} data-here={isHere || undefined}>
      <span className={styles.dot} aria-hidden="true" />
      <span>
        <strong role="status">{t(isHere ? 'check.here' : 'check.absent', { name: subject.other.name })}</strong>
        <span className={styles.start}>{starts}</span>
      </span>
    </div>
  );
}
