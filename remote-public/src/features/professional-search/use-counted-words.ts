import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { ProfessionalFacets } from 'shared-contracts/schemas/professional-facets';
import { intlLocale } from '../../model/intl-locale.ts';
import type { FacetCounts } from './use-facet-counts.ts';

/** The words of a choice with how many people it would find; the words alone where that is not known. */
export function useCountedWords(counts: FacetCounts | undefined) {
  const { t } = useTranslation('remote-public/search');
  const { locale } = usePlatform();
  return (name: keyof ProfessionalFacets, value: string, label: string): string => {
    if (counts === undefined) return label;
    const found = counts.data[name].find((one) => one.value === value)?.count;
    // Where only some were looked at, a value that none of them has may be that of others.
    if (found === undefined && counts.capped) return label;
    const number = (found ?? 0).toLocaleString(intlLocale(locale));
    return t(counts.capped ? 'facetCapped' : 'facet', { label, number });
  };
}
