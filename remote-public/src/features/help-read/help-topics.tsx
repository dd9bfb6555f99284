import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { href } from 'shared-contracts/remote/paths';
import type { PageSummary } from 'shared-contracts/schemas/page';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { EmptyState } from 'shared-ui/primitives/empty-state/empty-state.tsx';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import { searchWords } from '../../loading/search-words.ts';
import styles from './help.module.css';

interface HelpTopicsProps {
  readonly q: string;
  readonly entries: readonly PageSummary[];
}

/** The entries by topic, in the order of the topics. */
export function HelpTopics({ q, entries }: HelpTopicsProps) {
  const { t } = useTranslation('remote-public/reading');
  const { locale } = usePlatform();
  if (entries.length === 0)
    return (
      <EmptyState
        title={q === '' ? t('help.none') : t('help.search.none', { q })}
        action={q === '' ? undefined : <ButtonLink to="/documentation">{t('help.search.all')}</ButtonLink>}
      >
        <p>{t('help.search.noneText')}</p>
      </EmptyState>
    );
  const topics = [...new Set(entries.flatMap(({ topic }) => topic ?? []))];
  return (
    <>
      {q === '' ? null : (
        <p className={styles.found} role="status">
          <span>
            {searchWords(q).length === 0
              ? t('help.search.short')
              : t('help.search.found', { count: entries.length, q })}
          </span>{' '}
          <Link to="/documentation">{t('help.search.all')}</Link>
        </p>
      )}
      <div className={styles.topics}>
        {topics.map((topic) => (
          <section key={topic} className={styles.topic} aria-labelledby={topic}>
            <h2 id={topic}>{t(`help.topic.${topic}`)}</h2>
            <ul className={styles.entries}>
              {entries
                .filter((entry) => entry.topic === topic)
                .map(({ slug, titleFr, titleEn, summaryFr, summaryEn }) => (
                  <li key={slug}>
                    <RouterLink to={href('/documentation', undefined, { entry: slug })}>
                      {locale === 'en' ? titleEn : titleFr}
                    </RouterLink>
                    <p>{locale === 'en' ? summaryEn : summaryFr}</p>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
