import { useTranslation } from 'react-i18next';
import { CriteriaChips } from '../../components/criteria-chips.tsx';
import type { ArticlesData } from '../../data/articles-loader.ts';
import { articleFilterNames, articleQuery, withoutArticleFilter } from '../../model/article-filter.ts';
import { useArticleFilterWords } from './use-article-filter-words.ts';

interface ArticleChipsProps extends Pick<ArticlesData, 'filter' | 'author'> {
  readonly path: string;
}

/** The filters of a list of articles that are in force. */
export function ArticleChips({ filter, author, path }: ArticleChipsProps) {
  const { t } = useTranslation('remote-public/reading');
  const valueOf = useArticleFilterWords({ filter, author });
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
