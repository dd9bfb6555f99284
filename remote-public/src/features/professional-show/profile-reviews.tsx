import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { partyName } from 'shared-contracts/formats/person/party-name';
import { reviewCriteria } from 'shared-contracts/schemas/review';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import { Pagination } from 'shared-ui/primitives/pagination/pagination.tsx';
import { Rating } from 'shared-ui/primitives/rating/rating.tsx';
import { RetryNotice } from '../../loading/retry-notice.tsx';
import type { ShownReview } from '../../profile/list-reviews.ts';
import type { ProfileData } from '../../profile/profile-loader.ts';
import { professionalRating } from 'shared-ui/domain/public-profile/professional-rating.ts';
import { formatDate } from '../../time/slot-format.ts';
import styles from './profile-reviews.module.css';
import { RatingSpread } from './rating-spread.tsx';

type ProfileReviewsProps = Pick<ProfileData, 'professional' | 'reviews' | 'isLaterPage'>;

/** Reviews of completed appointments, with the professional's replies. */
export function ProfileReviews({ professional, reviews, isLaterPage }: ProfileReviewsProps) {
  const { t } = useTranslation(['remote-public/profile', 'remote-public/common']);
  const { t: tCommon } = useTranslation('remote-public/common');
  const { locale } = usePlatform();
  const { pathname, search } = useLocation();
  /** This profile with other reviews; the rest of its address stays. */
  const pageAt = (cursor?: string) => {
    const query = new URLSearchParams(search);
    query.delete('reviews');
    if (cursor !== undefined) query.set('reviews', cursor);
    const text = query.toString();
    return `${pathname}${text && `?${text}`}#reviews`;
  };
  const rating = professionalRating(professional, locale, tCommon);
  return (
    <section className={styles.reviews} aria-labelledby="reviews">
      <h2 id="reviews">{t('reviews.title')}</h2>
      {reviews === null ? (
        <p className={styles.note}>{t('reviews.none')}</p>
      ) : !reviews.ok ? (
        <RetryNotice>{t('reviews.failed')}</RetryNotice>
      ) : (
        <>
          {rating === undefined ? null : <RatingSpread rating={rating} counts={reviews.value.counts} />}
          <ul className={styles.list} aria-label={t('reviews.list')}>
            {reviews.value.rows.map((review) => (
              <li key={review.id}>
                <Review review={review} professional={professional} />
              </li>
            ))}
          </ul>
          <Pagination
            label={t('reviews.pages')}
            previous={isLaterPage ? pageAt() : undefined}
            previousLabel={t('reviews.latest')}
            next={reviews.value.next === null ? undefined : pageAt(reviews.value.next)}
            nextLabel={t('reviews.earlier')}
          />
        </>
      )}
      <p className={styles.note}>{t('reviews.rule')}</p>
    </section>
  );
}

interface ReviewProps {
  readonly review: ShownReview;
  readonly professional: PublicProfessional;
}

/** The language of a review is unknown, so `lang` is not set. */
function Review({ review, professional }: ReviewProps) {
  const { author, rating, text, reply, repliedAt, publishedAt } = review;
  const { t } = useTranslation('remote-public/profile');
  const { locale } = usePlatform();
  const dayOf = (instant: string) => (
    <time translate="no" className={styles.note} dateTime={instant}>
      {formatDate(instant, locale, professional.timeZone)}
    </time>
  );
  const rated = reviewCriteria.flatMap((one) => {
    const value = review[one];
    return value === null ? [] : [t(`reviews.criterion.${one}`, { value })];
  });
  return (
    <article className={styles.review} aria-label={t('reviews.by', { name: author })}>
      <header className={styles.head}>
        <span translate="no" className={styles.author}>
          {author}
        </span>
        <Rating value={String(rating)} label={t('reviews.given', { count: rating })} />
        {publishedAt === null ? null : dayOf(publishedAt)}
      </header>
      {rated.length === 0 ? null : <p className={styles.note}>{rated.join(' · ')}</p>}
      {text === null ? null : (
        <p className={styles.text} lang="">
          {text}
        </p>
      )}
      {reply === null ? null : (
        <div className={styles.reply}>
          <p className={styles.head}>
            <span className={styles.author}>{t('reviews.reply', { name: partyName(professional) })}</span>
            {repliedAt === null ? null : dayOf(repliedAt)}
          </p>
          <p className={styles.text} lang="">
            {reply}
          </p>
        </div>
      )}
    </article>
  );
}
