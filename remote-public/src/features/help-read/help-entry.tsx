import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { href } from 'shared-contracts/remote/paths';
import type { Page } from 'shared-contracts/schemas/page';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import { ContentPage } from '../../components/content-page.tsx';
import { MarkdownText } from 'shared-ui/domain/markdown-text/markdown-text.tsx';
import { ShareLink } from '../../components/share-link.tsx';
import type { HelpData } from './help-loader.ts';
import { formatDate } from '../../time/slot-format.ts';
import styles from './help.module.css';

interface HelpEntryProps extends Pick<HelpData, 'entries'> {
  readonly entry: Page;
}

/** One entry of the help centre, with the others of its topic. */
export function HelpEntry({ entry, entries }: HelpEntryProps) {
  const { t } = useTranslation('remote-public/reading');
  const { locale } = usePlatform();
  const title = locale === 'en' ? entry.titleEn : entry.titleFr;
  const others = entries.ok
    ? entries.value.filter(({ topic, slug }) => topic === entry.topic && slug !== entry.slug)
    : [];
  return (
    <ContentPage title={title} lead={(locale === 'en' ? entry.summaryEn : entry.summaryFr) ?? ''}>
      <div className={styles.columns}>
        <div className={styles.body}>
          <MarkdownText lang={locale}>{locale === 'en' ? entry.bodyEn : entry.bodyFr}</MarkdownText>
          <p className={styles.found}>{t('help.updated', { date: formatDate(entry.updatedAt, locale, 'UTC') })}</p>
          <ShareLink title={title} />
        </div>
        <nav className={styles.side} aria-label={t('help.title')}>
          {others.length === 0 || entry.topic === null ? null : (
            <>
              <p className={styles.sideTitle}>{t(`help.topic.${entry.topic}`)}</p>
              <ul className={styles.sideList}>
                {others.map(({ slug, titleFr, titleEn }) => (
                  <li key={slug}>
                    <Link to={href('/documentation', undefined, { entry: slug })}>
                      {locale === 'en' ? titleEn : titleFr}
                    </Link>
                  </li>
                ))}
              </ul>
            </>
          )}
          <Link to="/documentation">{t('help.search.all')}</Link>
        </nav>
      </div>
    </ContentPage>
  );
}
