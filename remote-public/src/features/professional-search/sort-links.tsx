import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { professionalSorts } from 'shared-contracts/schemas/value-lists';
import { queryOf, type SearchFilter } from '../../model/filter-query.ts';
import styles from './search-results.module.css';

/** The orders as links: each has its own address, none needs a script. */
export function SortLinks({ filter, path }: { readonly filter: SearchFilter; readonly path: string }) {
  const { t } = useTranslation('remote-public/search');
  const current = filter.sort ?? 'relevance';
  return (
    <nav className={styles.sort} aria-label={t('form.sort')}>
      <span className={styles.sortLabel} aria-hidden="true">
        {t('form.sort')}
      </span>
      {professionalSorts.map((sort) => (
        <Link
          key={sort}
          className={styles.sortLink}
          to={{ pathname: path, search: queryOf({ ...filter, sort, cursor: undefined }) }}
          aria-current={sort === current ? 'true' : undefined}
          preventScrollReset
        >
          {t(`sort.${sort}`)}
        </Link>
      ))}
    </nav>
  );
}
