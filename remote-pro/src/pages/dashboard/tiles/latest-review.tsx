import { useTranslation } from 'react-i18next';
import { href } from 'shared-contracts/remote/paths';
import type { OwnReview } from 'shared-contracts/schemas/review';
import { formatDate } from 'shared-ui/domain/time/format-time.ts';
import { Card } from 'shared-ui/primitives/card/card.tsx';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import { Rating } from 'shared-ui/primitives/rating/rating.tsx';
import { dateOf } from '../../../model/date-of.ts';
import { useReader } from '../../../model/use-reader.ts';
import styles from '../dashboard-page.module.css';

/** The newest review, and the way to answer it. */
export function LatestReview({ review }: { readonly review: OwnReview }) {
  const { t } = useTranslation('remote-pro/dashboard');
  const { locale, timeZone } = useReader();
  return (
    <section className={styles.aside} aria-labelledby="latest">
      <h2 id="latest" className={styles.heading}>
        {t('latest.title')}
      </h2>
      <Card className={styles.request}>
        <div className={styles.head}>
          <p className={styles.head}>
            <span translate="no" className={styles.name}>
              {review.author}
            </span>
            <Rating value={String(review.rating)} label={t('latest.stars', { count: review.rating })} />
          </p>
          <time className={styles.note} dateTime={review.createdAt} translate="no">
            {formatDate(dateOf(new Date(review.createdAt), timeZone), locale)}
          </time>
        </div>
        <p className={styles.reason} lang="">
          {review.text}
        </p>
        <p>
          <Link to={review.reply === null ? `${href('/pro/avis')}?filter=unanswered` : href('/pro/avis')}>
            {t(review.reply === null ? 'latest.answer' : 'latest.all')}
          </Link>
        </p>
      </Card>
    </section>
  );
}
