import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { firstOfMonth } from 'shared-contracts/formats/time/first-of-month';
import { intlLocale } from 'shared-contracts/formats/text/intl-locale';
import type { ProfileDay } from 'shared-contracts/schemas/visits';
import { SeriesChart } from 'shared-ui/primitives/series-chart/series-chart.tsx';
import { addDays } from '../../../model/date-of.ts';
import styles from '../dashboard-page.module.css';
import { shownWeeks } from './shown-range.ts';

interface StatisticsProps {
  readonly days: readonly Pick<ProfileDay, 'day' | 'views'>[];
  readonly weeks: readonly { readonly monday: string; readonly count: number }[];
  /** The first of the weeks (YYYY-MM-DD). */
  readonly monday: string;
}

/** Views of the profile and bookings, by week. */
export function Statistics({ days, weeks, monday }: StatisticsProps) {
  const { t } = useTranslation('remote-pro/dashboard');
  const { locale } = usePlatform();
  const { points, series } = useMemo(() => {
    const mondays = Array.from({ length: shownWeeks }, (_, index) => addDays(monday, 7 * index));
    const write = (date: string, month: 'short' | 'long') =>
      firstOfMonth(
        new Intl.DateTimeFormat(intlLocale(locale), { timeZone: 'UTC', day: 'numeric', month }).format(
          Date.parse(date),
        ),
        locale,
      );
    return {
      points: mondays.map((id) => ({
        id,
        label: write(id, 'short'),
        title: t('chart.weekOf', { date: write(id, 'long') }),
      })),
      series: [
        {
          id: 'views',
          label: t('chart.views'),
          shape: 'bars' as const,
          values: mondays.map((first) =>
            days.reduce((sum, { day, views }) => sum + (day >= first && day < addDays(first, 7) ? views : 0), 0),
          ),
        },
        {
          id: 'bookings',
          label: t('chart.bookings'),
          shape: 'line' as const,
          hasOwnScale: true,
          values: mondays.map((first) => weeks.find((week) => week.monday === first)?.count ?? 0),
        },
      ],
    };
  }, [days, weeks, monday, locale, t]);
  return (
    <section className={styles.chart} aria-labelledby="chart">
      <h2 id="chart" className={styles.heading}>
        {t('chart.title')}
      </h2>
      <SeriesChart
        label={t('chart.title')}
        pointLabel={t('chart.week')}
        points={points}
        series={series}
        locale={locale}
      />
    </section>
  );
}
