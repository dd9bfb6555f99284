import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { formatFee } from 'shared-contracts/formats/text/format-fee';
import { wallTimeRangeLabel, wallTimeLabel } from 'shared-contracts/formats/time/wall-time-label';
import { zoneLabel } from 'shared-contracts/formats/time/zone-label';
import type { FeeCurrency } from 'shared-contracts/schemas/value-lists';
import { countryName } from 'shared-contracts/formats/place/country-name';
import { filterNames, type DayWindow, type FilterName, type SearchFilter } from '../../search/filter-query.ts';
import { intlLocale } from 'shared-contracts/formats/text/intl-locale';
import type { ReadFilter } from '../../search/read-filter.ts';
import { formatDate } from '../../time/slot-format.ts';
import { labelKey } from '../../professionals/label-key.ts';

/** Names of filters and of their values, for the fields, the chips and the advice of an empty result. */
export function useFilterWords() {
  const { t } = useTranslation(['remote-public/search', 'remote-public/common']);
  const { locale } = usePlatform();
  const hours = ({ from, to, zone }: DayWindow): string => {
    const words = zoneLabel(zone, locale);
    if (from !== undefined && to !== undefined) return `${wallTimeRangeLabel(from, to, locale)} (${words})`;
    return from === undefined
      ? t('window.to', { to: wallTimeLabel(to ?? '', locale), zone: words })
      : t('window.from', { from: wallTimeLabel(from, locale), zone: words });
  };
  const value = (name: FilterName, raw: string | number | boolean | DayWindow): string => {
    if (typeof raw === 'object') return hours(raw);
    switch (name) {
      case 'category':
      case 'profession':
      case 'language':
      case 'callType':
      case 'gender':
        return t(labelKey(name, String(raw)), { ns: 'remote-public/common' });
      case 'country':
        return countryName(String(raw), locale);
      case 'date':
        return formatDate(`${String(raw)}T12:00:00Z`, locale, 'UTC');
      case 'yearsMin':
        return t('yearsMin', { count: Number(raw) });
      case 'ratingMin':
        return t('ratingMin', { value: Number(raw).toLocaleString(intlLocale(locale)) });
      case 'feeMax': {
        const [fee, currency] = [parseInt(String(raw), 10), String(raw).slice(-3) as FeeCurrency];
        return fee === 0
          ? t('fee.free', { ns: 'remote-public/common' })
          : t('feeMax', { amount: formatFee(currency.startsWith('X') ? fee : 100 * fee, currency, locale) });
      }
      case 'availableNow':
        return t('field.availableNow');
      default:
        return String(raw);
    }
  };
  const values = (filter: SearchFilter): string[] =>
    filterNames.flatMap((name) =>
      filter[name] === undefined || filter[name] === false ? [] : [value(name, filter[name])],
    );
  return { field: (name: FilterName | ReadFilter['ignored'][number]) => t(`field.${name}`), value, values };
}
