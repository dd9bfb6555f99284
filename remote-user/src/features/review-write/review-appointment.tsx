import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { readDraft } from 'shared-contracts/platform/form-draft';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { partyName } from 'shared-contracts/formats/person/party-name';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { Card } from 'shared-ui/primitives/card/card.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { Skeleton } from 'shared-ui/primitives/skeleton/skeleton.tsx';
import { reviewQueries, reviewsKey } from '../../data/review-queries.ts';
import { useLive } from '../../data/use-live.ts';
import { ReviewForm, reviewDraft } from './review-form.tsx';
import styles from './review-write.module.css';
import { WrittenReview } from './written-review.tsx';

/** The review of an appointment that took place: to write, or as it was written. */
export function ReviewAppointment({ appointment }: { readonly appointment: Appointment }) {
  const { t } = useTranslation('remote-user/reviews');
  const { http } = usePlatform();
  const { pathname } = useLocation();
  const { id, endsAt, professional } = appointment;
  useLive('review.', reviewsKey);
  const { data: review, isError, isFetching, refetch } = useQuery(reviewQueries(http).of(id));
  const [isOpen, setOpen] = useState(() => 'text' in readDraft(`${pathname}#${reviewDraft(id)}`));
  return (
    <Card tabIndex={-1} aria-labelledby="review" aria-busy={review === undefined && !isError}>
      <div className={styles.card}>
        <h2 id="review" className={styles.heading}>
          {t('card.title')}
        </h2>
        {review === undefined ? (
          isError ? (
            <Notice
              tone="danger"
              live="polite"
              title={t('card.failed')}
              action={
                <Button variant="secondary" size="dense" isLoading={isFetching} onClick={() => void refetch()}>
                  {t('card.retry')}
                </Button>
              }
            />
          ) : (
            <Skeleton lines={2} />
          )
        ) : review !== null ? (
          <WrittenReview key={review.id} review={review} isAlone />
        ) : isOpen ? (
          <ReviewForm
            appointmentId={id}
            endsAt={endsAt}
            name={partyName(professional)}
            onClose={() => setOpen(false)}
          />
        ) : (
          <>
            <p>{t('card.text')}</p>
            <div>
              <Button size="dense" onClick={() => setOpen(true)}>
                {t('toWrite.write')}
              </Button>
            </div>
          </>
        )}
      </div>
    </Card>
  );
}
