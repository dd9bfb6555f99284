import { useTranslation } from 'react-i18next';
import { ButtonLink } from 'shared-ui/button/button-link';
import { EmptyState } from 'shared-ui/empty-state/empty-state';
import { filterNames, queryOf, without, type FilterName, type SearchFilter } from '../../model/filter-query.ts';
import styles from './search-results.module.css';
import { useFilterWords } from './use-filter-words.ts';

interface EmptyResultsProps {
  readonly filter: SearchFilter;
  readonly path: string;
  readonly hidden: readonly FilterName[];
}

/** Nobody found: which filter to drop, the narrowest first. */
export function EmptyResults({ filter, path, hidden }: EmptyResultsProps) {
  const { t } = useTranslation('remote-public/search');
  const words = useFilterWords();
  const droppable = narrowestFirst.filter((name) => filter[name] !== undefined && !hidden.includes(name));
  if (droppable.length === 0) {
    return (
      <EmptyState title={t('empty.plain')} action={<ButtonLink to="/recherche">{t('empty.all')}</ButtonLink>}>
        <p>{t('empty.plainText')}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t('empty.title')} action={<ButtonLink to={path}>{t('empty.all')}</ButtonLink>}>
      <p>{t('empty.text')}</p>
      <ul className={styles.drops}>
        {droppable.map((name) => (
          <li key={name}>
            <ButtonLink variant="secondary" to={{ pathname: path, search: queryOf(without(filter, name)) }}>
              {t('empty.drop', { value: words.value(name, filter[name] ?? '') })}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}

/** Filters in the order in which they usually rule people out. */
const narrowest: readonly FilterName[] = ['text', 'availableNow', 'window', 'date'];
const narrowestFirst = [...narrowest, ...filterNames.filter((name) => !narrowest.includes(name))];
