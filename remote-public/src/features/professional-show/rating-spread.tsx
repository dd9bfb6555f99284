import { useTranslation } from 'react-i18next';
import { Rating, type RatingProps } from 'shared-ui/primitives/rating/rating.tsx';
import type { ShownReviews } from '../../data/list-reviews.ts';
import styles from './profile-reviews.module.css';

const ratings = [5, 4, 3, 2, 1] as const;

interface RatingSpreadProps {
  readonly rating: RatingProps;
  readonly counts: ShownReviews['counts'];
}

/** The average rating and the distribution. */
export function RatingSpread({ rating, counts }: RatingSpreadProps) {
  const { t } = useTranslation('remote-public/profile');
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className={styles.spread}>
      <p className={styles.average}>
        <Rating {...rating} />
      </p>
      <ul className={styles.bars}>
        {ratings.map((given) => {
          const count = counts.find((one) => one.rating === given)?.count ?? 0;
          return (
            <li key={given} className={styles.bar}>
              <span>{t('reviews.stars', { count: given })}</span>
              <svg viewBox={`0 0 ${all} 1`} preserveAspectRatio="none" aria-hidden="true">
                <rect width={count} height={1} />
              </svg>
              <span className={styles.note}>{t('reviews.count', { count })}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
