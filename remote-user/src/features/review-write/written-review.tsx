import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { readDraft } from 'shared-contracts/platform/form-draft';
import { partyName } from 'shared-contracts/formats/person/party-name';
import { formatDate } from 'shared-contracts/formats/time/reader-time';
import { href } from 'shared-contracts/remote/paths';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { reviewCriteria, type OwnReview } from 'shared-contracts/schemas/review';
import { dayOf } from '../../model/day-of.ts';
import { Badge } from 'shared-ui/primitives/badge/badge.tsx';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import { Rating } from 'shared-ui/primitives/rating/rating.tsx';
import { ReviewForm, reviewDraft } from './review-form.tsx';
import styles from './review-write.module.css';

interface WrittenReviewProps {
  readonly review: OwnReview;
  /** On a page of its own: without a link to the appointment. */
  readonly isAlone?: boolean;
}

/** A review with its state and the reply; its author changes it until it is public. */
export function WrittenReview({ review, isAlone = false }: WrittenReviewProps) {
  const { t } = useTranslation('remote-user/reviews');
  const { locale } = usePlatform();
  const { pathname } = useLocation();
  const { rating, text, reply, repliedAt, createdAt, publishedAt, publishesAt, moderation, professional } = review;
  const [isEdited, setEdited] = useState(
    () => publishedAt === null && 'text' in readDraft(`${pathname}#${reviewDraft(review.appointmentId)}`),
  );
  const isRemoved = moderation === 'hidden';
  const isToCome = publishedAt === null && !isRemoved;
  const name = partyName(professional);
  const day = (instant: string) => formatDate(dayOf(instant), locale);
  const time = (instant: string) => (
    <time translate="no" className={styles.note} dateTime={instant}>
      {day(instant)}
    </time>
  );
  if (isEdited && publishedAt === null)
    return (
      <ReviewForm
        appointmentId={review.appointmentId}
        endsAt={undefined}
        name={name}
        review={review}
        onClose={() => setEdited(false)}
      />
    );
  const rated = reviewCriteria.flatMap((criterion) => {
    const value = review[criterion];
    return value === null ? [] : [{ criterion, value }];
  });
  return (
    <article className={styles.review} aria-label={t('of', { name })}>
      <header className={styles.head}>
        {isAlone ? null : (
          <Link
            translate="no"
            variant="quiet"
            className={styles.name}
            to={href('/professionnels/:idname', { idname: professional.slug })}
          >
            {name}
          </Link>
        )}
        <Rating value={String(rating)} label={t('stars', { count: rating })} />
        {time(createdAt)}
        {isToCome ? <Badge tone="info">{t('unpublished')}</Badge> : null}
        {isRemoved ? <Badge tone="danger">{t('removed')}</Badge> : null}
      </header>
      {rated.length === 0 ? null : (
        <ul className={styles.rated}>
          {rated.map(({ criterion, value }) => (
            <li key={criterion}>{t('given', { name: t(`criterion.${criterion}`), value })}</li>
          ))}
        </ul>
      )}
      {text === null ? null : (
        <p className={styles.text} lang="">
          {text}
        </p>
      )}
      {isToCome ? <p className={styles.note}>{t('publishes', { date: day(publishesAt) })}</p> : null}
      {isRemoved ? <p className={styles.note}>{t('removedText')}</p> : null}
      {reply === null ? null : (
        <div className={styles.reply}>
          <p className={styles.head}>
            <span className={styles.name}>{t('reply', { name })}</span>
            {repliedAt === null ? null : time(repliedAt)}
          </p>
          <p className={styles.text} lang="">
            {reply}
          </p>
        </div>
      )}
      <div className={styles.actions}>
        {publishedAt === null ? (
          <Button size="dense" variant="secondary" onClick={() => setEdited(true)}>
            {t('edit')}
          </Button>
        ) : isRemoved ? null : (
          <Link to={`${href('/professionnels/:idname', { idname: professional.slug })}#reviews`}>{t('public')}</Link>
        )}
        {isAlone ? null : (
          <Link to={href('/user/rendez-vous/:id', { id: review.appointmentId })}>{t('appointment')}</Link>
        )}
      </div>
    </article>
  );
}
