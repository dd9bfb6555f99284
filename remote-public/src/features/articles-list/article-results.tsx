import { useTranslation } from 'react-i18next';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { EmptyState } from 'shared-ui/primitives/empty-state/empty-state.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { Pagination } from 'shared-ui/primitives/pagination/pagination.tsx';
import { RetryNotice } from '../../components/retry-notice.tsx';
import type { ArticlesData } from '../../data/articles-loader.ts';
import { articleFilterNames, articleQuery, withoutArticleFilter } from '../../model/article-filter.ts';
import { ArticleItem } from './article-item.tsx';
import styles from './articles.module.css';
import type { ListName } from './articles-view.tsx';
import { useArticleFilterLabel } from './use-article-filter-label.ts';

interface ArticleResultsProps {
  readonly name: ListName;
  readonly data: ArticlesData;
  readonly path: string;
}

/** The articles found, an empty state or an error. */
export function ArticleResults({ name, data, path }: ArticleResultsProps) {
  const { t } = useTranslation('remote-public/reading');
  const { filter, result } = data;
  const first = `${path}?${articleQuery({ ...filter, cursor: undefined })}`;
  if (!result.ok)
    return result.code === 'CURSOR_INVALID' ? (
      <Notice tone="warning" action={<ButtonLink to={first}>{t('stale.restart')}</ButtonLink>}>
        {t('stale.text')}
      </Notice>
    ) : (
      <RetryNotice>{t('failed')}</RetryNotice>
    );
  const { articles, next } = result.value;
  if (articles.length === 0) return <NoArticles {...{ name, data, path }} />;
  return (
    <>
      <ul className={styles.items}>
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleItem article={article} path={path} />
          </li>
        ))}
      </ul>
      <Pagination
        label={t('pages')}
        previous={filter.cursor === undefined ? undefined : first}
        previousLabel={t('first')}
        next={next === null ? undefined : `${path}?${articleQuery({ ...filter, cursor: next })}`}
        nextLabel={t('next')}
      />
    </>
  );
}

/** Empty result: suggests which filter to drop. */
function NoArticles({ name, data, path }: ArticleResultsProps) {
  const { t } = useTranslation('remote-public/reading');
  const valueOf = useArticleFilterLabel(data);
  const droppable = articleFilterNames.filter((filter) => data.filter[filter] !== undefined);
  if (droppable.length === 0)
    return (
      <EmptyState title={t(`${name}.none`)} action={<ButtonLink to="/recherche">{t('empty.search')}</ButtonLink>}>
        <p>{t('empty.later')}</p>
      </EmptyState>
    );
  return (
    <EmptyState title={t('empty.title')} action={<ButtonLink to={path}>{t(`${name}.all`)}</ButtonLink>}>
      <p>{t('empty.text')}</p>
      <ul className={styles.drops}>
        {droppable.map((filter) => (
          <li key={filter}>
            <ButtonLink
              variant="secondary"
              to={{ pathname: path, search: articleQuery(withoutArticleFilter(data.filter, filter)) }}
            >
              {t('empty.drop', { value: valueOf(filter) })}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}
