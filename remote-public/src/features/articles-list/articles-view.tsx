import { Rss } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { ContentPage } from '../../components/content-page.tsx';
import type { ArticlesData } from '../../data/articles-loader.ts';
import { useFocusOfResults } from '../../model/use-focus-of-results.ts';
import { useIsSearching } from '../../model/use-is-searching.ts';
import { ArticleChips } from './article-chips.tsx';
import { ArticleForm } from './article-form.tsx';
import { ArticleResults } from './article-results.tsx';
import styles from './articles.module.css';

/** The kind of list; its strings and its feed have this name. */
export type ListName = 'blog' | 'news';

/** A list of articles with its filters, which are all in the address. */
export function ArticlesView({ data }: { readonly data: ArticlesData }) {
  const name: ListName = data.kind === 'news' ? 'news' : 'blog';
  const { t } = useTranslation('remote-public/reading');
  const { apiUrl, locale } = usePlatform();
  const { pathname } = useLocation();
  const isSearching = useIsSearching();
  const results = useFocusOfResults(data);
  const feed = `${apiUrl}/feeds/${name}/${locale}.xml`;
  return (
    <ContentPage title={t(`${name}.title`)} lead={t(`${name}.lead`)}>
      <link rel="alternate" type="application/rss+xml" title={`Nimbia – ${t(`${name}.title`)}`} href={feed} />
      <div className={styles.list}>
        <ArticleForm filter={data.filter} path={pathname} />
        <section
          ref={results}
          tabIndex={-1}
          className={styles.results}
          aria-label={t('results')}
          aria-busy={isSearching}
        >
          {data.ignored.length === 0 ? null : (
            <Notice tone="warning">
              {t('ignored', {
                count: data.ignored.length,
                names: data.ignored.map((field) => t('ignoredName', { name: t(`field.${field}`) })).join(', '),
              })}
            </Notice>
          )}
          <ArticleChips {...data} path={pathname} />
          <ArticleResults {...{ name, data }} path={pathname} />
        </section>
      </div>
      <p data-print="hide">
        <a className={styles.feed} href={feed}>
          <Rss size={18} strokeWidth={1.75} aria-hidden="true" />
          {t('feed')}
        </a>
      </p>
    </ContentPage>
  );
}
