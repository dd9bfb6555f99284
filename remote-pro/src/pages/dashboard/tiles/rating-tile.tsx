import { useTranslation } from 'react-i18next';
import { href } from 'shared-contracts/remote/paths';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import { averageOf } from '../../../model/average-of.ts';
import type { RatingCounts } from '../../../data/reviews/review-queries.ts';
import { Tile } from './tile.tsx';

interface RatingTileProps {
  readonly ratings: RatingCounts;
  readonly unanswered: number;
}

/** The average rating, of how many, and how many wait for an answer. */
export function RatingTile({ ratings, unanswered }: RatingTileProps) {
  const { t, i18n } = useTranslation('remote-pro/dashboard');
  const { average, count } = averageOf(ratings);
  return (
    <Tile
      label={t('rating.label')}
      value={
        average === undefined
          ? '–'
          : new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(average)
      }
    >
      {count === 0 ? (
        t('rating.none')
      ) : (
        <>
          <Link to={href('/pro/avis')}>{t('rating.count', { count })}</Link>
          {unanswered > 0 ? <span>{`, ${t('rating.unanswered', { count: unanswered })}`}</span> : null}
        </>
      )}
    </Tile>
  );
}
