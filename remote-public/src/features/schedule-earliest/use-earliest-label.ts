import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { wallTimeLabel } from 'shared-contracts/formats/time/wall-time-label';
import { zoneLabel } from 'shared-contracts/formats/time/zone-label';
import type { EarliestFilter, EarliestPart } from '../../earliest/earliest-filter.ts';
import { formatDate } from '../../time/slot-format.ts';
import { labelKey } from '../../professionals/label-key.ts';

/** Translates a part of the search, for its chip and for the suggestions of an empty result. */
export function useEarliestLabel({
  category,
  callType,
  language,
  date,
  until,
  from,
  to,
  zone = 'UTC',
}: EarliestFilter) {
  const { t } = useTranslation(['remote-public/earliest', 'remote-public/common']);
  const { locale } = usePlatform();
  const dayName = (day: string | undefined) => day && formatDate(`${day}T12:00:00Z`, locale, 'UTC');
  const clock = (at: string | undefined) => at && wallTimeLabel(at, locale);
  const range = (name: 'days' | 'hours', first: string | undefined, last: string | undefined) => {
    const ends = first === undefined ? 'to' : last === undefined ? 'from' : first === last ? 'one' : 'both';
    return t(`${name}.${ends}`, { from: first, to: last, zone: zoneLabel(zone, locale) });
  };
  return (part: EarliestPart): string => {
    switch (part) {
      case 'days':
        return range('days', dayName(date), dayName(until));
      case 'hours':
        return range('hours', clock(from), clock(to));
      case 'category':
        return t(labelKey('category', category ?? ''), { ns: 'remote-public/common' });
      case 'callType':
        return t(labelKey('callType', callType ?? ''), { ns: 'remote-public/common' });
      case 'language':
        return t(labelKey('language', language ?? ''), { ns: 'remote-public/common' });
    }
  };
}
