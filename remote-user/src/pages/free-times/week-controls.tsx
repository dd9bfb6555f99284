import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { firstOfMonth } from 'shared-contracts/formats/time/first-of-month';
import { intlLocale } from 'shared-contracts/formats/text/intl-locale';
import { callTypes, type CallType } from 'shared-contracts/schemas/vocabulary';
import { addDays } from 'shared-ui/domain/slot-picker/slot-days.ts';
import { IconButton } from 'shared-ui/primitives/button/icon-button.tsx';
import { SegmentedFilter } from 'shared-ui/primitives/segmented-filter/segmented-filter.tsx';
import { daysShown, type WeekSearch } from '../../model/week-search.ts';
import styles from './free-times.module.css';

interface WeekControlsProps {
  readonly search: WeekSearch;
  readonly today: string;
  readonly onChange: (values: Partial<WeekSearch>) => void;
}

/** The way to meet, and the week before and after. */
export function WeekControls({ search: { from, callType }, today, onChange }: WeekControlsProps) {
  const { t } = useTranslation(['remote-user/free-times', 'remote-user/common']);
  const { locale } = usePlatform();
  const noon = (date: string) => new Date(`${date}T12:00:00Z`);
  const period = new Intl.DateTimeFormat(intlLocale(locale), {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  const previous = addDays(from, -daysShown);
  return (
    <div className={styles.controls}>
      <SegmentedFilter<CallType | 'any'>
        legend={t('way')}
        options={(['any', ...callTypes] as const).map((value) => ({
          value,
          label: value === 'any' ? t('anyWay') : t(`callType.${value}`, { ns: 'remote-user/common' }),
        }))}
        value={callType ?? 'any'}
        onChange={(value) => onChange({ callType: value === 'any' ? undefined : value })}
      />
      <div className={styles.paging}>
        <IconButton
          variant="secondary"
          label={t('previous')}
          icon={<ChevronLeft size={20} strokeWidth={1.75} />}
          disabled={from <= today}
          onClick={() => onChange({ from: previous < today ? today : previous })}
        />
        <p className={styles.period} aria-live="polite">
          {firstOfMonth(period.formatRange(noon(from), noon(addDays(from, daysShown - 1))), locale)}
        </p>
        <IconButton
          variant="secondary"
          label={t('next')}
          icon={<ChevronRight size={20} strokeWidth={1.75} />}
          onClick={() => onChange({ from: addDays(from, daysShown) })}
        />
      </div>
    </div>
  );
}
