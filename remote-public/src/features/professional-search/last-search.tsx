import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { lawyersFilterCriteriaAtom, lawyersFilterKeyAtom } from 'shared-contracts/platform/persisted-state';
import { useFilterWords } from './use-filter-words.ts';

/** Link to the search of an earlier visit, if one is stored. */
export function LastSearch() {
  const { t } = useTranslation('remote-public/search');
  const words = useFilterWords();
  const key = useAtomValue(lawyersFilterKeyAtom);
  const criteria = useAtomValue(lawyersFilterCriteriaAtom);
  const said = words.values(criteria);
  if (key === '' || said.length === 0) return null;
  return <Link to={{ search: key }}>{t('lastSearch', { criteria: said.join(', ') })}</Link>;
}
