import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { intlLocale } from 'shared-contracts/formats/text/intl-locale';
import { formatDate } from 'shared-contracts/formats/time/reader-time';
import type { OwnAdd } from 'shared-contracts/schemas/advertising';
import { SeriesChart } from 'shared-ui/primitives/series-chart/series-chart.tsx';
import { EditCard } from 'shared-ui/primitives/edit-card/edit-card.tsx';
import { useAddWords } from '../../components/advertisement/use-add-words.ts';
import { addQueries } from '../../data/advertising/advertisement-queries.ts';
import { mostAddDays } from '../../data/advertising/advertisements.ts';
import { allDays } from './all-days.ts';
import styles from './show-advertisement.module.css';

/** Impressions and clicks: in total, their rate, and by day. */
export function AddNumbers({ add }: { readonly add: OwnAdd }) {
  const { t } = useTranslation('remote-pro/advertising');
  const { http, locale } = usePlatform();
  const { data: counted, isError } = useQuery(addQueries(http).days(add.id));
  const { count, rate } = useAddWords();
  const days = allDays(counted?.days ?? []);
  const short = new Intl.DateTimeFormat(intlLocale(locale), { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return (
    <EditCard id="numbers" title={t('numbers.title')}>
      <dl className={styles.totals}>
        {(
          [
            ['impressions', count(add.impressions)],
            ['clicks', count(add.clicks)],
            ['rate', rate(add)],
          ] as const
        ).map(([name, value]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {isError ? <p className={styles.note}>{t('numbers.failed')}</p> : null}
      {counted?.days.length === 0 ? <p className={styles.note}>{t('numbers.none')}</p> : null}
      {counted?.isCut ? <p className={styles.note}>{t('numbers.cut', { days: mostAddDays })}</p> : null}
      {days.length === 0 ? null : (
        <SeriesChart
          label={t('numbers.title')}
          pointLabel={t('numbers.day')}
          locale={locale}
          points={days.map(({ day }) => ({
            id: day,
            label: short.format(new Date(`${day}T00:00:00Z`)),
            title: formatDate(day, locale),
          }))}
          series={[
            { id: 'impressions', label: t('impressions'), shape: 'bars', values: days.map((one) => one.impressions) },
            {
              id: 'clicks',
              label: t('clicks'),
              shape: 'line',
              hasOwnScale: true,
              values: days.map((one) => one.clicks),
            },
          ]}
        />
      )}
    </EditCard>
  );
}
