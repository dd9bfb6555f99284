import { useTranslation } from 'react-i18next';
import { Rating, type RatingProps } from 'shared-ui/primitives/rating/rating.tsx';
import { RatingSpread as Spread } from 'shared-ui/primitives/rating-spread/rating-spread.tsx';
import type { ShownReviews } from '../../profile/list-reviews.ts';

const ratings = [5, 4, 3, 2, 1] as const;

interface RatingSpreadProps {
  readonly rating: RatingProps;
  readonly counts: ShownReviews['counts'];
}

/** The average rating and the distribution. */
export function RatingSpread({ rating, counts }: RatingSpreadProps) {
  const { t } = useTranslation('remote-public/profile');
  const rows = ratings.map((given) => {
    const count = counts.find((one) => one.rating === given)?.count ?? 0;
    const label = t('reviews.stars', { count: given });
    return { rating: given, count, label, countLabel: t('reviews.count', { count }) };
  });
  return <Spread average={<Rating {...rating} />} rows={rows} />;
}
