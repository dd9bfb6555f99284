import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { partyName } from 'shared-contracts/formats/person/party-name';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { ArticleSummary } from 'shared-contracts/schemas/article';
import { ArticleMeta } from '../../reading/article-meta.tsx';
import { ReadingItem } from '../../reading/reading-item.tsx';
import { localizedText } from 'shared-contracts/formats/text/localized-text';
import { professionInSentence } from 'shared-contracts/formats/person/profession-name';
import styles from './articles.module.css';

interface ArticleItemProps {
  readonly article: ArticleSummary;
  /** Path of the list; an author's name links to their other articles in it. */
  readonly path: string;
}

/** One article of the list: topic, reading time, author. */
export function ArticleItem({ article, path }: ArticleItemProps) {
  const { t } = useTranslation(['remote-public/reading', 'remote-public/common']);
  const { t: tCommon } = useTranslation('remote-public/common');
  const { locale } = usePlatform();
  const { author, commentCount } = article;
  const title = localizedText(article.titleFr, article.titleEn, locale);
  const summary = localizedText(article.summaryFr, article.summaryEn, locale);
  return (
    <ReadingItem
      id={article.id}
      meta={<ArticleMeta {...article} />}
      title={title?.text ?? article.slug}
      lang={title?.lang}
      by={
        <p className={styles.by}>
          {author === null ? (
            <span>{t('platform')}</span>
          ) : (
            <>
              <Link
                translate="no"
                to={`${path}?author=${author.slug}`}
                aria-label={t('allBy', { name: partyName(author) })}
              >
                {partyName(author)}
              </Link>
              <span>{`, ${professionInSentence(tCommon, author.profession, author)}, ${author.city}`}</span>
            </>
          )}
          {commentCount === 0 ? null : (
            <span className={styles.comments}>{t('comments', { count: commentCount })}</span>
          )}
        </p>
      }
    >
      {summary === null ? null : (
        <p className={styles.summary} lang={summary.lang}>
          {summary.text}
        </p>
      )}
    </ReadingItem>
  );
}
