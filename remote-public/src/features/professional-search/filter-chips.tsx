import { useTranslation } from 'react-i18next';
import { CriteriaChips } from '../../components/criteria-chips.tsx';
import { filterNames, queryOf, without, type FilterName, type SearchFilter } from '../../search/filter-query.ts';
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
  const criteria = filterNames.flatMap((name) => {
    const value = filter[name];
    if (value === undefined || hidden.includes(name)) return [];
    const said = words.value(name, value);
    return {
      name,
      value: said,
      removeLabel: t('chips.remove', { field: words.field(name), value: said }),
      to: { pathname: path, search: queryOf(without(filter, name)) },
    };
  });
  return <CriteriaChips label={t('chips.label')} criteria={criteria} clearLabel={t('chips.clear')} path={path} />;
}
