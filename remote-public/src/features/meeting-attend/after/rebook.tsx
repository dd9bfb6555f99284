import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { sentenceCase } from 'shared-contracts/formats/text/sentence-case';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { href } from 'shared-contracts/remote/paths';
import { formatMoment } from 'shared-ui/domain/time/format-time.ts';
import { NearestTimes } from 'shared-ui/domain/appointments/times/nearest-times.tsx';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { Skeleton } from 'shared-ui/primitives/skeleton/skeleton.tsx';
import type { MeetingSubject } from '../meeting-subject.ts';
import styles from './after-view.module.css';
import { useRebooking } from './use-rebooking.ts';

/** After a failure of the technology: the same again at one of the nearest free times, in one tap. */
export function Rebook({ subject }: { readonly subject: MeetingSubject }) {
  const { t } = useTranslation('remote-public/meeting');
  const errorText = useErrorText();
  const { party, other, reader, zone } = subject;
  const { rebooking, hasFailed, booked, code, isBusy, book } = useRebooking(subject);
  const outcome = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // The time that was tapped is gone.
  useEffect(() => outcome.current?.focus(), [booked]);
  useEffect(() => {
    if (code === 'SLOT_TAKEN') heading.current?.focus();
  }, [code]);
  if (booked)
    return (
      <div ref={outcome} tabIndex={-1}>
        <Notice
          tone="success"
          live="polite"
          title={t(`after.booked.${party}`, {
            name: other.name,
            when: formatMoment(booked.startsAt, reader) + (zone === null ? '' : ` (${zone})`),
          })}
          action={
            <ButtonLink
              size="dense"
              to={href(party === 'client' ? '/user/rendez-vous/:id' : '/pro/rendez-vous/:id', { id: booked.id })}
            >
              {t('toAppointment')}
            </ButtonLink>
          }
        />
      </div>
    );
  if (hasFailed) return <p role="status">{t('after.timesFailed')}</p>;
  if (rebooking === null) return null;
  if (rebooking === undefined)
    return (
      <div role="status" aria-label={t('after.loading')}>
        <Skeleton shape="block" lines={2} />
      </div>
    );
  if (rebooking.starts.length === 0) return <p>{t('after.noTimes')}</p>;
  return (
    <section className={styles.again} aria-labelledby="book-again" aria-busy={isBusy}>
      <h3 ref={heading} tabIndex={-1} id="book-again" className={styles.againTitle}>
        {t('after.again')}
      </h3>
      <p>{t(`after.same.${party}`, { name: other.name })}</p>
      {zone === null ? null : <p>{sentenceCase(zone)}</p>}
      <NearestTimes
        slots={rebooking.starts.map((startsAt) => ({ startsAt }))}
        reader={reader}
        onChoose={(startsAt) => void book(startsAt)}
      />
      {code === undefined ? null : (
        <Notice tone="danger" live="assertive">
          {errorText(code)}
        </Notice>
      )}
    </section>
  );
}
