import { useEffect, useRef, type ReactNode } from 'react';
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

interface RebookProps {
  readonly subject: MeetingSubject;
  /** The way to choose another time. */
  readonly again: ReactNode;
}

/** After a failure of the technology: the same again at one of the nearest free times, in one tap, unless it was booked again. */
export function Rebook({ subject, again }: RebookProps) {
  const { t } = useTranslation('remote-public/meeting');
  const errorText = useErrorText();
  const { party, other, reader, zone } = subject;
  const { rebooking, hasFailed, booked, isOwnTap, code, isBusy, book } = useRebooking(subject);
  const outcome = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // The time that was tapped is gone.
  useEffect(() => {
    if (isOwnTap) outcome.current?.focus();
  }, [isOwnTap]);
  useEffect(() => {
    if (code === 'SLOT_TAKEN') heading.current?.focus();
  }, [code]);
  if (booked)
    return (
      <div ref={outcome} tabIndex={-1}>
        <Notice
          tone="success"
          live="polite"
          title={t(
            `after.booked.${booked.status === 'accepted' ? 'accepted' : booked.openedBy === party ? party : 'byOther'}`,
            {
              name: other.name,
              when: formatMoment(booked.startsAt, reader) + (zone === null ? '' : ` (${zone})`),
            },
          )}
          action={
            <ButtonLink
              size="dense"
              to={href(party === 'client' ? '/user/rendez-vous/:id' : '/pro/rendez-vous/:id', { id: booked.id })}
            >
              {t('after.toBooked')}
            </ButtonLink>
          }
        />
      </div>
    );
  const otherTime = <div className={styles.actions}>{again}</div>;
  if (hasFailed && rebooking === undefined)
    return (
      <>
        <p role="status">{t('after.timesFailed')}</p>
        {otherTime}
      </>
    );
  if (rebooking === null) return otherTime;
  if (rebooking === undefined)
    return (
      <div role="status" aria-label={t('after.loading')}>
        <Skeleton shape="block" lines={2} />
      </div>
    );
  if (rebooking.starts.length === 0)
    return (
      <>
        <p>{t('after.noTimes')}</p>
        {otherTime}
      </>
    );
  return (
    <>
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
      {otherTime}
    </>
  );
}
