import { useTranslation } from 'react-i18next';
import { CriteriaChips } from '../../components/criteria-chips.tsx';
import { earliestQuery, partsOf, withoutPart, type EarliestFilter } from '../../earliest/earliest-filter.ts';
import { useEarliestLabel } from './use-earliest-label.ts';

interface EarliestChipsProps {
  readonly filter: EarliestFilter;
  readonly path: string;
}

/** Parts of the search; days and hours count as one each. */
export function EarliestChips({ filter, path }: EarliestChipsProps) {
  const { t } = useTranslation('remote-public/earliest');
  const messageOf = useEarliestLabel(filter);
  return (
    <CriteriaChips
      label={t('chips.label')}
      clearLabel={t('chips.clear')}
      path={path}
      criteria={partsOf(filter).map((part) => ({
        name: part,
        value: messageOf(part),
        removeLabel: t('chips.remove', { field: t(`part.${part}`), value: messageOf(part) }),
        to: { pathname: path, search: earliestQuery(withoutPart(filter, part)) },
      }))}
    />
  );
}
