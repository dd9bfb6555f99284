import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { href } from 'shared-contracts/remote/paths';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import { RetryNotice } from '../../loading/retry-notice.tsx';
import type { HomeData } from '../../home/home-loader.ts';
import { localizedText } from 'shared-contracts/formats/text/localized-text';
import styles from './section.module.css';

/** The latest articles; one available only in the other language says so. */
export function RecentArticles({ articles }: { readonly articles: HomeData['articles'] }) {
  const { t } = useTranslation(['remote-public/home', 'remote-public/common']);
  const { locale } = usePlatform();
  if (articles.ok && articles.value.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="articles">
      <div className={styles.head}>
        <h2 id="articles">{t('articles.title')}</h2>
        <Link to="/blog" className={styles.more}>
          {t('articles.all')}
        </Link>
      </div>
      {articles.ok ? (
        <div className={styles.articles}>
          {articles.value.map((article) => {
            const title = localizedText(article.titleFr, article.titleEn, locale);
            return (
              <article key={article.id} className={styles.article}>
                <p className={styles.meta}>
                  {[
                    t(`category.${article.category}`, { ns: 'remote-public/common' }),
                    t('articles.minutes', { count: article.readingMinutes }),
                    ...(title === null || title.lang === locale ? [] : [t(`articles.only.${title.lang}`)]),
                  ].join(' · ')}
                </p>
                <h3 lang={title?.lang}>
                  <RouterLink to={href('/article/:id', { id: article.id })}>{title?.text ?? article.slug}</RouterLink>
                </h3>
              </article>
            );
          })}
        </div>
      ) : (
        <RetryNotice>{t('articles.failed')}</RetryNotice>
      )}
    </section>
  );
}
