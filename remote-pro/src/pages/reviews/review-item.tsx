import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { href } from 'shared-contracts/remote/paths';
import { reviewCriteria, type OwnReview } from 'shared-contracts/schemas/review';
import { formatDate } from 'shared-ui/domain/time/format-time.ts';
import { Badge } from 'shared-ui/primitives/badge/badge.tsx';
import { Card } from 'shared-ui/primitives/card/card.tsx';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import { Rating } from 'shared-ui/primitives/rating/rating.tsx';
import { AnswerReview } from '../../features/review-answer/answer-review.tsx';
import { dateOf } from '../../model/date-of.ts';
import { ReportState } from './report-state.tsx';
import styles from './reviews-page.module.css';

interface ReviewItemProps {
  readonly review: OwnReview;
  readonly timeZone: string;
}

/** A review with what was answered, what became of a report, and what can be done. */
export function ReviewItem({ review, timeZone }: ReviewItemProps) {
  const { t } = useTranslation('remote-pro/reviews');
  const { locale } = usePlatform();
  const { author, rating, text, reply, repliedAt, createdAt, publishedAt, publishesAt, report, moderation } = review;
  const isRemoved = moderation === 'hidden';
  const isToCome = publishedAt === null && !isRemoved;
  const rated = reviewCriteria.flatMap((one) => {
    const value = review[one];
    return value === null ? [] : [t(`criterion.${one}`, { value })];
  });
  const day = (instant: string) => formatDate(dateOf(new Date(instant), timeZone), locale);
  const dayOf = (instant: string) => (
    <time translate="no" className={styles.note} dateTime={instant}>
      {day(instant)}
    </time>
  );
  return (
    <article aria-label={t('by', { name: author })}>
      <Card className={styles.review}>
        <div className={styles.said}>
          <header className={styles.head}>
            <Link
              translate="no"
              variant="quiet"
              className={styles.author}
              to={href('/pro/rendez-vous/:id', { id: review.appointmentId })}
              aria-label={t('appointmentOf', { name: author })}
            >
              {author}
            </Link>
            <Rating value={String(rating)} label={t('summary.stars', { count: rating })} />
            {dayOf(createdAt)}
            {isToCome ? <Badge tone="info">{t('unpublished')}</Badge> : null}
            {isRemoved && !report ? <Badge tone="danger">{t('removed')}</Badge> : null}
          </header>
          {rated.length === 0 ? null : <p className={styles.note}>{rated.join(' · ')}</p>}
          {text === null ? null : (
            <p className={styles.text} lang="">
              {text}
            </p>
          )}
          {isToCome ? <p className={styles.note}>{t('publishes', { date: day(publishesAt) })}</p> : null}
          {reply === null ? null : (
            <div className={styles.reply}>
              <p className={styles.head}>
                <span className={styles.author}>{t('yourReply')}</span>
                {repliedAt === null ? null : dayOf(repliedAt)}
              </p>
              <p className={styles.text} lang="">
                {reply}
              </p>
            </div>
          )}
          {report ? <ReportState report={report} day={day} /> : null}
        </div>
        <AnswerReview review={review} />
      </Card>
    </article>
  );
}
