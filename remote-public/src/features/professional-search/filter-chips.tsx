import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { filterNames, queryOf, without, type FilterName, type SearchFilter } from '../../model/filter-query.ts';
import styles from './filter-chips.module.css';
import { useFilterWords } from './use-filter-words.ts';

interface FilterChipsProps {
  readonly filter: SearchFilter;
  readonly path: string;
  readonly hidden: readonly FilterName[];
}

/** The filters in force; each chip is a link to the search without it. */
export function FilterChips({ filter, path, hidden }: FilterChipsProps) {
  const { t } = useTranslation('remote-public/search');
  const words = useFilterWords();
  const active = filterNames.flatMap((name) => {
    const value = filter[name];
    return value === undefined || hidden.includes(name) ? [] : [{ name, value }];
  });
  if (active.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('chips.label')}>
      {active.map(({ name, value }) => (
        <li key={name}>
          <Link
            className={styles.chip}
            to={{ pathname: path, search: queryOf(without(filter, name)) }}
            aria-label={t('chips.remove', { field: words.field(name), value: words.value(name, value) })}
          >
            {words.value(name, value)}
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
