import { Rss } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { BlogTabs } from '../../reading/blog-tabs.tsx';
import { ContentPage } from '../../components/content-page.tsx';
import { ReadingList } from '../../reading/reading-list.tsx';
import type { ArticlesData } from '../../reading/articles-loader.ts';
import { ArticleChips } from './article-chips.tsx';
import { ArticleForm } from './article-form.tsx';
import { ArticleResults } from './article-results.tsx';
import styles from './articles.module.css';
import type { ListName } from './article-results.tsx';

/** A list of articles with its filters, which are all in the address. */
export function ArticlesView({ data }: { readonly data: ArticlesData }) {
  const name: ListName = data.kind === 'news' ? 'news' : 'blog';
  const { t } = useTranslation('remote-public/reading');
  const { apiUrl, locale } = usePlatform();
  const { pathname } = useLocation();
  const feed = `${apiUrl}/feeds/${name}/${locale}.xml`;
  return (
    <ContentPage title={t(`${name}.title`)} lead={t(`${name}.lead`)}>
      {name === 'blog' ? <BlogTabs shown="articles" /> : null}
      <link rel="alternate" type="application/rss+xml" title={`Nimbia – ${t(`${name}.title`)}`} href={feed} />
      <ReadingList data={data} label={t('results')} form={<ArticleForm filter={data.filter} path={pathname} />}>
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
      </ReadingList>
      <p data-print="hide">
        <a className={styles.feed} href={feed}>
          <Rss size={18} strokeWidth={1.75} aria-hidden="true" />
          {t('feed')}
        </a>
      </p>
    </ContentPage>
  );
}
