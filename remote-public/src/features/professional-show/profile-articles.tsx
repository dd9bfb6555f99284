import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { href } from 'shared-contracts/remote/paths';
import { RetryNotice } from '../../loading/retry-notice.tsx';
import type { ArticleCard } from '../../reading/list-articles.ts';
import type { ProfileData } from '../../profile/profile-loader.ts';
import { localizedText } from 'shared-contracts/formats/text/localized-text';
import styles from './profile-view.module.css';

/** The professional's articles; without any there is no section. */
export function ProfileArticles({ articles }: { readonly articles: ProfileData['articles'] }) {
  const { t } = useTranslation('remote-public/profile');
  if (articles.ok && articles.value.length === 0) return null;
  return (
    <section aria-labelledby="articles">
      <h2 id="articles">{t('articles')}</h2>
      {articles.ok ? <Titles articles={articles.value} /> : <RetryNotice>{t('articlesFailed')}</RetryNotice>}
    </section>
  );
}

function Titles({ articles }: { readonly articles: readonly ArticleCard[] }) {
  const { t } = useTranslation(['remote-public/profile', 'remote-public/public-profile']);
  const { locale } = usePlatform();
  return (
    <ul className={styles.articles}>
      {articles.map((article) => {
        const title = localizedText(article.titleFr, article.titleEn, locale);
        return (
          <li key={article.id}>
            <Link to={href('/article/:id', { id: article.id })} lang={title?.lang}>
              {title?.text ?? article.slug}
            </Link>
            <p className={styles.note}>
              <span>{t('minutes', { count: article.readingMinutes })}</span>
              {title === null || title.lang === locale ? null : (
                <span>{` · ${t('otherLanguage', { ns: 'remote-public/public-profile' })}`}</span>
              )}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
