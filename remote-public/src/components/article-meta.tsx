import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { ArticleSummary } from 'shared-contracts/schemas/content';
import { Badge } from 'shared-ui/primitives/badge/badge.tsx';
import { formatDate } from '../model/slot-format.ts';
import styles from './article-meta.module.css';

type ArticleMetaProps = Pick<ArticleSummary, 'category' | 'readingMinutes' | 'publishedAt' | 'languages'>;

/** Category, date and reading time; and the language where the article is not in the reader’s. */
export function ArticleMeta({ category, readingMinutes, publishedAt, languages }: ArticleMetaProps) {
  const { t } = useTranslation(['remote-public/reading', 'remote-public/common']);
  const { locale } = usePlatform();
  const other = languages.includes(locale) ? undefined : languages[0];
  return (
    <ul className={styles.meta}>
      <li className={styles.category}>{t(`category.${category}`, { ns: 'remote-public/common' })}</li>
      {publishedAt === null ? null : (
        <li>
          <time dateTime={publishedAt}>{formatDate(publishedAt, locale, 'UTC')}</time>
        </li>
      )}
      <li>{t('minutes', { count: readingMinutes })}</li>
      {other === undefined ? null : (
        <li>
          <Badge tone="neutral">{t(`only.${other}`)}</Badge>
        </li>
      )}
    </ul>
  );
}
