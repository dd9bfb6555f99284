import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { countryName } from '../../model/country-name.ts';
import type { FilterName } from '../../model/filter-query.ts';
import { intlLocale } from '../../model/intl-locale.ts';
import { formatDate } from '../../model/slot-format.ts';

/** Names of filters and of their values, for the fields, the chips and the advice of an empty result. */
export function useFilterWords() {
  const { t } = useTranslation(['remote-public/search', 'remote-public/common']);
  const { locale } = usePlatform();
  const value = (name: FilterName, raw: string | number | boolean): string => {
    switch (name) {
      case 'category':
      case 'profession':
      case 'language':
      case 'callType':
      case 'gender':
        return t(`${name}.${String(raw)}`, { ns: 'remote-public/common' });
      case 'country':
        return countryName(String(raw), locale);
      case 'date':
        return formatDate(`${String(raw)}T12:00:00Z`, locale, 'UTC');
      case 'yearsMin':
        return t('yearsMin', { count: Number(raw) });
      case 'ratingMin':
        return t('ratingMin', { value: Number(raw).toLocaleString(intlLocale(locale)) });
      case 'availableNow':
        return t('field.availableNow');
      default:
        return String(raw);
    }
  };
  return { field: (name: FilterName) => t(`field.${name}`), value };
}
