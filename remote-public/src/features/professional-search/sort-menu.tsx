import type { FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { professionalSorts } from 'shared-contracts/schemas/value-lists';
import { queryOf, type SearchFilter } from '../../search/filter-query.ts';
import styles from './sort-menu.module.css';

/** Left by the keyboard or a click elsewhere, the menu closes. */
function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent) {
  const menu = currentTarget.closest('details');
  if (menu && !menu.contains(relatedTarget)) menu.open = false;
}

/** The orders as links, folded away: each has its own address, none needs a script. */
export function SortMenu({ filter, path }: { readonly filter: SearchFilter; readonly path: string }) {
  const { t } = useTranslation('remote-public/search');
  const current = filter.sort ?? 'relevance';
  return (
    // Drawn anew, and so closed, with another order.
    <details key={current} className={styles.menu}>
      <summary className={styles.current} onBlur={closeWhenLeft}>
        <span className={styles.label}>{t('form.sort')} </span>
        <span>{t(`sort.${current}`)}</span>
      </summary>
      <ul className={styles.orders} aria-label={t('form.sort')}>
        {professionalSorts.map((sort) => (
          <li key={sort}>
            <Link
              className={styles.order}
              to={{ pathname: path, search: queryOf({ ...filter, sort, cursor: undefined }) }}
              aria-current={sort === current ? 'true' : undefined}
              preventScrollReset
              onBlur={closeWhenLeft}
            >
              {t(`sort.${sort}`)}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
