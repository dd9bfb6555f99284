import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { intlLocale } from 'shared-contracts/formats/text/intl-locale';
import { sentenceCase } from 'shared-contracts/formats/text/sentence-case';
import { Card } from 'shared-ui/primitives/card/card.tsx';
import { Rating } from 'shared-ui/primitives/rating/rating.tsx';
import { RatingSpread } from 'shared-ui/primitives/rating-spread/rating-spread.tsx';
import { SeriesChart } from 'shared-ui/primitives/series-chart/series-chart.tsx';
import type { RatingCounts } from '../../data/reviews/review-queries.ts';
import { averageOf } from '../../model/average-of.ts';
import { monthsFrom } from './months-of.ts';
import styles from './reviews-page.module.css';

interface ReviewsSummaryProps {
  readonly ratings: RatingCounts;
  /** Of the months that have any, by their first day. */
  readonly months: readonly { readonly publishedAt: string; readonly average: number | null; readonly count: number }[];
  /** The first of the months. */
  readonly first: string;
}

/** The average, the distribution, and how both move over a year. */
export function ReviewsSummary({ ratings, months, first }: ReviewsSummaryProps) {
  const { t } = useTranslation('remote-pro/reviews');
  const { locale } = usePlatform();
  const { average, count } = averageOf(ratings);
  const value =
    average === undefined
      ? '–'
      : new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(average);
  const { points, series } = useMemo(() => {
    const firsts = monthsFrom(first);
    const write = (date: string, options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(intlLocale(locale), { timeZone: 'UTC', ...options }).format(Date.parse(date));
    const of = (month: string) => months.find(({ publishedAt }) => publishedAt === month);
    return {
      points: firsts.map((id) => ({
        id,
        label: write(id, { month: 'short' }),
        title: sentenceCase(write(id, { month: 'long', year: 'numeric' })),
      })),
      series: [
        {
          id: 'count',
          label: t('summary.reviews'),
          shape: 'bars' as const,
          values: firsts.map((id) => of(id)?.count ?? 0),
        },
        {
          id: 'average',
          label: t('summary.average'),
          shape: 'line' as const,
          hasOwnScale: true,
          range: [1, 5] as const,
          values: firsts.map((id) => of(id)?.average ?? null),
        },
      ],
    };
  }, [months, first, locale, t]);
  return (
    <Card className={styles.summary} aria-label={t('summary.label')}>
      <RatingSpread
        average={
          <Rating value={value} count={t('summary.count', { count })} label={t('summary.spoken', { value, count })} />
        }
        rows={[5, 4, 3, 2, 1].map((rating) => {
          const given = ratings.find((one) => one.rating === rating)?.count ?? 0;
          return {
            rating,
            count: given,
            label: t('summary.stars', { count: rating }),
            countLabel: new Intl.NumberFormat(locale).format(given),
          };
        })}
      />
      <SeriesChart
        label={t('summary.trend')}
        pointLabel={t('summary.month')}
        points={points}
        series={series}
        locale={locale}
      />
    </Card>
  );
}
