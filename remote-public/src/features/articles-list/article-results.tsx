import { useTranslation } from 'react-i18next';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { EmptyState } from 'shared-ui/primitives/empty-state/empty-state.tsx';
import { ReadingResults } from '../../reading/reading-results.tsx';
import type { ArticlesData } from '../../reading/articles-loader.ts';
import { articleFilterNames, articleQuery, withoutArticleFilter } from '../../reading/article-filter.ts';
import { ArticleItem } from './article-item.tsx';
import styles from './articles.module.css';
import { useArticleFilterLabel } from './use-article-filter-label.ts';

/** The kind of list; its strings and its feed have this name. */
export type ListName = 'blog' | 'news';

interface ArticleResultsProps {
  readonly name: ListName;
  readonly data: ArticlesData;
  readonly path: string;
}

/** The articles found, an empty state or an error. */
export function ArticleResults({ name, data, path }: ArticleResultsProps) {
  const { filter, result } = data;
  return (
    <ReadingResults
      result={result}
      cursor={filter.cursor}
      pageAt={(cursor) => `${path}?${articleQuery({ ...filter, cursor })}`}
      itemsOf={({ articles }) =>
        articles.map((article) => ({ id: article.id, item: <ArticleItem article={article} path={path} /> }))
      }
      none={<NoArticles {...{ name, data, path }} />}
    />
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
