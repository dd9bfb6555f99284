import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { ArticleSummary } from 'shared-contracts/schemas/article';
import { ReadingMeta } from './reading-meta.tsx';

type ArticleMetaProps = Pick<ArticleSummary, 'category' | 'readingMinutes' | 'publishedAt' | 'languages'>;

/** Category, date and reading time; and the language where the article is not in the reader’s. */
export function ArticleMeta({ category, readingMinutes, publishedAt, languages }: ArticleMetaProps) {
  const { t } = useTranslation('remote-public/reading');
  const { locale } = usePlatform();
  return (
    <ReadingMeta category={category} at={publishedAt} onlyIn={languages.includes(locale) ? undefined : languages[0]}>
      <li>{t('minutes', { count: readingMinutes })}</li>
    </ReadingMeta>
  );
}
