import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ArticlesData } from '../../data/articles-loader.ts';
import { articleFilterNames, articleQuery, withoutArticleFilter } from '../../model/article-filter.ts';
import styles from './articles.module.css';
import { useArticleFilterWords } from './use-article-filter-words.ts';

interface ArticleChipsProps extends Pick<ArticlesData, 'filter' | 'author'> {
  readonly path: string;
}

/** The filters in force; each chip is a link to the list without it. */
export function ArticleChips({ filter, author, path }: ArticleChipsProps) {
  const { t } = useTranslation('remote-public/reading');
  const valueOf = useArticleFilterWords({ filter, author });
  const active = articleFilterNames.filter((name) => filter[name] !== undefined);
  if (active.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('chips.label')}>
      {active.map((name) => (
        <li key={name}>
          <Link
            className={styles.chip}
            to={{ pathname: path, search: articleQuery(withoutArticleFilter(filter, name)) }}
            aria-label={t('chips.remove', { field: t(`field.${name}`), value: valueOf(name) })}
          >
            {valueOf(name)}
            <X size={16} strokeWidth={1.75} aria-hidden="true" />
          </Link>
        </li>
      ))}
      {active.length > 1 ? (
        <li>
          <Link className={styles.clear} to={path}>
            {t('chips.clear')}
          </Link>
        </li>
      ) : null}
    </ul>
  );
}
