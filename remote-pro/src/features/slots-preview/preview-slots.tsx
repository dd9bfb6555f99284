import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDay, formatClock } from 'shared-ui/domain/time/format-time.ts';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { Skeleton } from 'shared-ui/primitives/skeleton/skeleton.tsx';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { practiceQueries } from '../../data/practice/practice-queries.ts';
import { groupByDay } from './group-by-day.ts';
import styles from './preview-slots.module.css';

/** Enough to see what the hours lead to. */
const most = { days: 3, slots: 5 } as const;

interface PreviewSlotsProps {
  readonly professionalId: string;
  /** Without it the first one. */
  readonly consultationId?: string | undefined;
}

/** The first free slots as a client sees them, from the API. */
export function PreviewSlots({ professionalId, consultationId }: PreviewSlotsProps) {
  const { t } = useTranslation('remote-pro/availability');
  const { http, locale } = usePlatform();
  const errorText = useErrorText();
  const { data: found, error } = useQuery(practiceQueries(http).freeTimes(professionalId, consultationId));
  if (error instanceof ProblemError)
    return (
      <Notice tone="danger" live="polite">
        {errorText(error.code)}
      </Notice>
    );
  if (found === undefined)
    return (
      <div aria-busy="true" className={styles.days}>
        <Skeleton lines={4} />
      </div>
    );
  const reader = { locale, timeZone: found?.timeZone ?? 'UTC' };
  const days = groupByDay(found?.slots ?? [], reader.timeZone);
  if (days.length === 0)
    return (
      <p className={styles.hint}>
        {found?.next ? t('preview.nextOn', { day: formatDay(found.next.startsAt, reader) }) : t('preview.none')}
      </p>
    );
  return (
    <>
      <ol className={styles.days}>
        {days.slice(0, most.days).map(({ date, slots }) => (
          <li key={date} className={styles.day}>
            <h3 translate="no" className={styles.date}>
              {formatDay(slots[0]?.startsAt ?? date, reader, 'short')}
            </h3>
            <ul className={styles.slots}>
              {slots.slice(0, most.slots).map((slot) => (
                <li key={slot.startsAt}>
                  <time translate="no" className={styles.slot} dateTime={slot.startsAt}>
                    {formatClock(slot.startsAt, reader)}
                  </time>
                </li>
              ))}
              {slots.length > most.slots ? (
                <li className={styles.more}>{t('preview.more', { count: slots.length - most.slots })}</li>
              ) : null}
            </ul>
          </li>
        ))}
      </ol>
    </>
  );
}
