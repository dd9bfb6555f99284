import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { href } from 'shared-contracts/remote/paths';
import { ArticleMeta } from '../../reading/article-meta.tsx';
import { RetryNotice } from '../../loading/retry-notice.tsx';
import type { ArticleData } from '../../reading/article-loader.ts';
import type { ArticleCard } from '../../reading/list-articles.ts';
import { localizedText } from 'shared-contracts/formats/text/localized-text';
import styles from './related-articles.module.css';

/** Related articles; without any there is no section. */
export function RelatedArticles({ related }: Pick<ArticleData, 'related'>) {
  const { t } = useTranslation('remote-public/reading');
  if (related.ok && related.value.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby="related" data-print="hide">
      <h2 id="related">{t('article.related')}</h2>
      {related.ok ? <Articles articles={related.value} /> : <RetryNotice>{t('article.relatedFailed')}</RetryNotice>}
    </section>
  );
}

function Articles({ articles }: { readonly articles: readonly ArticleCard[] }) {
  const { locale } = usePlatform();
  return (
    <ul className={styles.list}>
      {articles.map((article) => {
        const title = localizedText(article.titleFr, article.titleEn, locale);
        const summary = localizedText(article.summaryFr, article.summaryEn, locale);
        return (
          <li key={article.id} className={styles.item}>
            <ArticleMeta {...article} />
            <h3 lang={title?.lang}>
              <Link to={href('/article/:id', { id: article.id })}>{title?.text ?? article.slug}</Link>
            </h3>
            {summary === null ? null : (
              <p className={styles.summary} lang={summary.lang}>
                {summary.text}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
