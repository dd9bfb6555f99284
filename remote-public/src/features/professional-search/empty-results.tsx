import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ButtonLink } from 'shared-ui/button/button-link';
import { EmptyState } from 'shared-ui/empty-state/empty-state';
import type { Drop } from '../../data/count-without.ts';
import { filterNames, queryOf, without, type FilterName, type SearchFilter } from '../../model/filter-query.ts';
import { intlLocale } from '../../model/intl-locale.ts';
import styles from './search-results.module.css';
import { useFilterWords } from './use-filter-words.ts';

interface EmptyResultsProps {
  readonly filter: SearchFilter;
  readonly path: string;
  readonly hidden: readonly FilterName[];
  readonly drops: readonly Drop[] | undefined;
}

/** Nobody found: which filter to drop, the one that helps most first, with how many people are then found. */
export function EmptyResults({ filter, path, hidden, drops }: EmptyResultsProps) {
  const { t } = useTranslation('remote-public/search');
  const { locale } = usePlatform();
  const words = useFilterWords();
  const droppable = filterNames.filter((name) => filter[name] !== undefined && !hidden.includes(name));
  if (droppable.length === 0) {
    return (
      <EmptyState title={t('empty.plain')} action={<ButtonLink to="/recherche">{t('empty.all')}</ButtonLink>}>
        <p>{t('empty.plainText')}</p>
      </EmptyState>
    );
  }
  const helpful = drops?.filter(({ total }) => total > 0);
  const label = (name: FilterName) => {
    const value = words.value(name, filter[name] ?? '');
    const drop = helpful?.find((one) => one.name === name);
    if (drop === undefined) return t('empty.drop', { value });
    const number = drop.total.toLocaleString(intlLocale(locale)) + (drop.isCapped ? '+' : '');
    return t('empty.dropCount', { value, number });
  };
  return (
    <EmptyState title={t('empty.title')} action={<ButtonLink to={path}>{t('empty.all')}</ButtonLink>}>
      <p>{t(helpful?.length === 0 ? 'empty.none' : 'empty.text')}</p>
      <ul className={styles.drops}>
        {(helpful?.length ? helpful.map(({ name }) => name) : droppable).map((name) => (
          <li key={name}>
            <ButtonLink variant="secondary" to={{ pathname: path, search: queryOf(without(filter, name)) }}>
              {label(name)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}
