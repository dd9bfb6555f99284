import { useTranslation } from 'react-i18next';
import { sentenceCase } from 'shared-contracts/formats/text/sentence-case';
import { formatDay, formatTimeRange } from 'shared-ui/domain/time/format-time.ts';
import { Avatar } from 'shared-ui/primitives/avatar/avatar.tsx';
import type { MeetingSubject } from '../meeting-subject.ts';
import styles from './meeting-head.module.css';

/** Whom one meets, and when. */
export function MeetingHead({ subject: { appointment, other, reader, zone } }: { readonly subject: MeetingSubject }) {
  const { t } = useTranslation('remote-public/meeting');
  const { startsAt, endsAt } = appointment;
  return (
    <header className={styles.head}>
      <Avatar name={other.name} id={other.id} src={other.image} size="large" />
      <div>
        <h1 className={styles.title}>{t('title', { name: other.name })}</h1>
        <p className={styles.when}>
          <time translate="no" dateTime={startsAt}>
            {t('when', {
              day: sentenceCase(formatDay(startsAt, reader)),
              time: formatTimeRange(startsAt, endsAt, reader),
            })}
          </time>
          {zone === null ? null : <span>{` (${zone})`}</span>}
        </p>
      </div>
    </header>
  );
}
