import { useTranslation } from 'react-i18next';
import type { ArticlesData } from '../../reading/articles-loader.ts';
import type { ArticleFilterName } from '../../reading/article-filter.ts';
import { labelKey } from '../../professionals/label-key.ts';

/** Translates the value of a filter. */
export function useArticleFilterLabel({ filter, author }: Pick<ArticlesData, 'filter' | 'author'>) {
  const { t } = useTranslation(['remote-public/reading', 'remote-public/common']);
  return (name: ArticleFilterName): string => {
    const value = filter[name] ?? '';
    if (name === 'category') return t(labelKey('category', value), { ns: 'remote-public/common' });
    if (name === 'lang') return t(labelKey('language', value), { ns: 'remote-public/common' });
    return name === 'author' ? (author ?? value) : value;
  };
}
