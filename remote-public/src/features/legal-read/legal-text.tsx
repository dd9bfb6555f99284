import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { Page } from 'shared-contracts/schemas/page';
import { ContentPage } from '../../components/content-page.tsx';
import { MarkdownText } from 'shared-ui/domain/markdown-text/markdown-text.tsx';
import { ShareLink } from '../../components/share-link.tsx';
import { headingsOf } from 'shared-ui/domain/markdown-text/heading-id.ts';
import { formatDate } from '../../time/slot-format.ts';
import styles from './legal-text.module.css';

/** A legal text with its effective date and table of contents. */
export function LegalText({ page }: { readonly page: Page }) {
  const { t } = useTranslation('remote-public/reading');
  const { locale } = usePlatform();
  const [title, summary, body] =
    locale === 'en' ? [page.titleEn, page.summaryEn, page.bodyEn] : [page.titleFr, page.summaryFr, page.bodyFr];
  const headings = headingsOf(body);
  return (
    <ContentPage title={title} lead={summary ?? ''}>
      <div className={styles.columns}>
        <nav className={styles.contents} aria-labelledby="contents">
          <h2 id="contents">{t('legal.contents')}</h2>
          <ol className={styles.list}>
            {headings.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.body}>
          <p className={styles.date}>
            {page.effectiveOn === null
              ? t('legal.updated', { date: formatDate(page.updatedAt, locale, 'UTC') })
              : t('legal.effective', { date: formatDate(`${page.effectiveOn}T12:00:00Z`, locale, 'UTC') })}
          </p>
          <MarkdownText lang={locale}>{body}</MarkdownText>
          <ShareLink title={title} />
        </div>
      </div>
    </ContentPage>
  );
}
