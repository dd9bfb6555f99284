import { useTranslation } from 'react-i18next';
import { CriteriaChips } from '../../components/criteria-chips.tsx';
import { earliestQuery, partsOf, withoutPart, type EarliestFilter } from '../../model/earliest-filter.ts';
import { useEarliestWords } from './use-earliest-words.ts';

interface EarliestChipsProps {
  readonly filter: EarliestFilter;
  readonly path: string;
}

/** What the search asks for; days and hours go as one each. */
export function EarliestChips({ filter, path }: EarliestChipsProps) {
  const { t } = useTranslation('remote-public/earliest');
  const wordsOf = useEarliestWords(filter);
  return (
    <CriteriaChips
      label={t('chips.label')}
      clearLabel={t('chips.clear')}
      path={path}
      criteria={partsOf(filter).map((part) => ({
        name: part,
        value: wordsOf(part),
        removeLabel: t('chips.remove', { field: t(`part.${part}`), value: wordsOf(part) }),
        to: { pathname: path, search: earliestQuery(withoutPart(filter, part)) },
      }))}
    />
  );
}
