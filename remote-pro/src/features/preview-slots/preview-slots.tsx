import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatClock } from 'shared-ui/domain/appointments/format-time.ts';
import { findSlots } from 'shared-ui/domain/appointments/find-slots.ts';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import type { ProfessionalSlots } from 'shared-contracts/schemas/availability';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { Skeleton } from 'shared-ui/primitives/skeleton/skeleton.tsx';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { sentenceCase } from 'shared-contracts/processes/sentence-case';
import { zoneLabel } from 'shared-contracts/processes/zone-label';
import { groupByDay } from './group-by-day.ts';
import styles from './preview-slots.module.css';

const week = 7 * 86_400_000;

type Found = { readonly version: number; readonly slots: ProfessionalSlots | undefined; readonly code?: string };

/** The free times of the next seven days as a client sees them, from the API itself. `version` rises when hours were saved. */
export function PreviewSlots({
  professionalId,
  version,
}: {
  readonly professionalId: string;
  readonly version: number;
}) {
  const { t } = useTranslation('remote-pro/availability');
  const { http, locale } = usePlatform();
  const errorText = useErrorText();
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    const controller = new AbortController();
    const now = Date.now();
    findSlots(
      http,
      {
        professionalIds: [professionalId],
        from: new Date(now).toISOString(),
        to: new Date(now + week).toISOString(),
        limit: 500,
      },
      controller.signal,
    ).then(
      (slots) => setFound({ version, slots }),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        if (!(error instanceof ProblemError)) throw error;
        setFound({ version, slots: undefined, code: error.code });
      },
    );
    return () => controller.abort();
  }, [http, professionalId, version]);
  if (found?.version !== version)
    return (
      <div aria-busy="true" className={styles.days}>
        <Skeleton lines={4} />
      </div>
    );
  if (found.code !== undefined)
    return (
      <Notice tone="danger" live="polite">
        {errorText(found.code)}
      </Notice>
    );
  const reader = { locale, timeZone: found.slots?.timeZone ?? 'UTC' };
  const days = groupByDay(found.slots?.slots ?? [], reader.timeZone);
  if (days.length === 0)
    return (
      <p className={styles.hint}>
        {found.slots?.next
          ? t('preview.nextOn', { day: formatDay(found.slots.next.startsAt, reader) })
          : t('preview.none')}
      </p>
    );
  return (
    <>
      <p className={styles.hint}>{sentenceCase(zoneLabel(reader.timeZone, locale))}</p>
      <ol className={styles.days}>
        {days.map(({ date, slots }) => (
          <li key={date} className={styles.day}>
            <h3 className={styles.date}>{formatDay(slots[0]?.startsAt ?? date, reader, 'short')}</h3>
            <ul className={styles.slots}>
              {slots.map((slot) => (
                <li key={slot.startsAt}>
                  <time className={styles.slot} dateTime={slot.startsAt}>
                    {formatClock(slot.startsAt, reader)}
                  </time>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  );
}
