import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import type { EarliestData } from '../../earliest/earliest-loader.ts';
import { formatDate } from '../../time/slot-format.ts';
import { useFocusOfResults } from '../../loading/use-focus-of-results.ts';
import { useIsSearching } from '../../loading/use-is-searching.ts';
import { EarliestChips } from './earliest-chips.tsx';
import { EarliestForm } from './earliest-form.tsx';
import { EarliestResults } from './earliest-results.tsx';
import { EarliestSkeleton } from './earliest-skeleton.tsx';
import styles from './earliest.module.css';

/** The earliest slots; the address contains the whole search. */
export function EarliestView({ data }: { readonly data: EarliestData }) {
  const { t } = useTranslation('remote-public/earliest');
  const { pathname } = useLocation();
  const isSearching = useIsSearching();
  const results = useFocusOfResults(data);
  const { locale } = usePlatform();
  const { filter, ignored, pastDate, result, helpful } = data;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('heading')}</h1>
        <p className={styles.lead}>{t(result.ok && result.value.isCapped ? 'leadCapped' : 'lead')}</p>
      </header>
      <EarliestForm filter={filter} pastDate={pastDate} path={pathname} />
      <section ref={results} tabIndex={-1} className={styles.results} aria-label={t('results')} aria-busy={isSearching}>
        {pastDate === undefined ? null : (
          <Notice tone="warning">{t('pastDate', { date: formatDate(`${pastDate}T12:00:00Z`, locale, 'UTC') })}</Notice>
        )}
        {ignored.length === 0 ? null : (
          <Notice tone="warning">
            {t('ignored', {
              count: ignored.length,
              names: ignored.map((name) => t('quoted', { name: t(`field.${name}`) })).join(', '),
            })}
          </Notice>
        )}
        <EarliestChips filter={filter} path={pathname} />
        {isSearching ? <EarliestSkeleton /> : <EarliestResults {...{ filter, result, helpful }} path={pathname} />}
      </section>
    </div>
  );
}
