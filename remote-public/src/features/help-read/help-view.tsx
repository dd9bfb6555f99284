import { useTranslation } from 'react-i18next';
import { RetryNotice } from '../../loading/retry-notice.tsx';
import { ContentPage } from '../../components/content-page.tsx';
import type { HelpData } from './help-loader.ts';
import { HelpSearch } from './help-search.tsx';
import { useIsSearching } from '../../loading/use-is-searching.ts';
import { HelpTopics } from './help-topics.tsx';
import styles from './help.module.css';

/** The help centre: a search, and all entries by topic. */
export function HelpView({ data: { q, entries } }: { readonly data: HelpData }) {
  const { t } = useTranslation('remote-public/reading');
  const isSearching = useIsSearching();
  return (
    <ContentPage title={t('help.title')} lead={t('help.lead')}>
      <HelpSearch q={q} />
      <div className={styles.results} aria-busy={isSearching}>
        {entries.ok ? <HelpTopics q={q} entries={entries.value} /> : <RetryNotice>{t('help.failed')}</RetryNotice>}
      </div>
    </ContentPage>
  );
}
