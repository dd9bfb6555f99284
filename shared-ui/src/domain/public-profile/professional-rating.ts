import { intlLocale } from 'shared-contracts/formats/text/intl-locale';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import type { Locale } from 'shared-contracts/schemas/vocabulary';
import type { RatingProps } from '../../primitives/rating/rating.tsx';
import type { TranslateCommon } from './public-words.ts';

/** The rating as displayed and as announced; undefined before the first review. */
export function professionalRating(
  { ratingAverage, ratingCount }: Pick<PublicProfessional, 'ratingAverage' | 'ratingCount'>,
  locale: Locale,
  t: TranslateCommon,
): RatingProps | undefined {
  if (ratingAverage === null || ratingCount === 0) return undefined;
  const value = ratingAverage.toLocaleString(intlLocale(locale), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return {
    value,
    count: `(${ratingCount})`,
    label: t('rating', { value, count: ratingCount }),
  };
}
