import type { TFunction } from 'i18next';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import type { Locale } from 'shared-contracts/schemas/vocabulary';
import type { RatingProps } from 'shared-ui/primitives/rating/rating.tsx';
import { intlLocale } from './intl-locale.ts';

/** The rating as displayed and as announced; null before the first review. */
export function professionalRating(
  { ratingAverage, ratingCount }: Pick<PublicProfessional, 'ratingAverage' | 'ratingCount'>,
  locale: Locale,
  t: TFunction<'remote-public/common'>,
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
