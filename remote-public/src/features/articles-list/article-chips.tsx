import { useTranslation } from 'react-i18next';
import { CriteriaChips } from '../../components/criteria-chips.tsx';
import type { ArticlesData } from '../../reading/articles-loader.ts';
import { articleFilterNames, articleQuery, withoutArticleFilter } from '../../reading/article-filter.ts';
import { useArticleFilterLabel } from './use-article-filter-label.ts';

interface ArticleChipsProps extends Pick<ArticlesData, 'filter' | 'author'> {
  readonly path: string;
}

/** The active filters of a list of articles. */
export function ArticleChips({ filter, author, path }: ArticleChipsProps) {
  const { t } = useTranslation('remote-public/reading');
  const valueOf = useArticleFilterLabel({ filter, author });
  const active = articleFilterNames.filter((name) => filter[name] !== undefined);
  return (
    <CriteriaChips
      label={t('chips.label')}
      clearLabel={t('chips.clear')}
      path={path}
      criteria={active.map((name) => ({
        name,
        value: valueOf(name),
        removeLabel: t('chips.remove', { field: t(`field.${name}`), value: valueOf(name) }),
        to: { pathname: path, search: articleQuery(withoutArticleFilter(filter, name)) },
      }))}
    />
  );
}
