import type { TFunction } from 'i18next';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import type { Locale } from 'shared-contracts/schemas/vocabulary';
import type { RatingProps } from 'shared-ui/rating/rating';
/** The rating as it is shown and read out; nothing before the first review. */
export declare function professionalRating(
  { ratingAverage, ratingCount }: PublicProfessional,
  locale: Locale,
  t: TFunction,
): RatingProps | undefined;
