import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { WallRange } from 'shared-contracts/schemas/availability';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { IconButton } from 'shared-ui/primitives/button/icon-button.tsx';
import { TimeField } from 'shared-ui/primitives/date-field/date-field.tsx';
import { rangeFieldId } from './check-exception.ts';
import styles from './exception-dialog.module.css';

interface ExceptionRangesProps {
  readonly ranges: readonly WallRange[];
  readonly onChange: (ranges: readonly WallRange[]) => void;
  readonly errorOf: (fieldId: string) => string | undefined;
}

/** The hours of a day that differ from the week. */
export function ExceptionRanges({ ranges, onChange, errorOf }: ExceptionRangesProps) {
  const { t } = useTranslation('remote-pro/closed-days');
  const { locale } = usePlatform();
  const replace = (index: number, change: Partial<WallRange>) =>
    onChange(ranges.map((range, at) => (at === index ? { ...range, ...change } : range)));
  return (
    <div className={styles.ranges}>
      {ranges.map((range, index) => {
        const id = `exception-range-${index}`;
        const [startId, endId] = [rangeFieldId(index, 'start'), rangeFieldId(index, 'end')];
        return (
          // A row is identified by its index only.
          <div key={id} role="group" aria-label={t('hours', { number: index + 1 })}>
            <div className={styles.range}>
              <TimeField
                id={startId}
                error={errorOf(startId)}
                openLabel={t('openTimes')}
                locale={locale}
                required
                label={t('start')}
                value={range.start}
                onChange={(start) => replace(index, { start })}
              />
              <TimeField
                id={endId}
                error={errorOf(endId)}
                openLabel={t('openTimes')}
                locale={locale}
                required
                label={t('end')}
                value={range.end}
                onChange={(end) => replace(index, { end })}
              />
              <IconButton
                label={t('removeHours', { number: index + 1 })}
                icon={<Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />}
                disabled={ranges.length === 1}
                onClick={() => onChange(ranges.filter((_, at) => at !== index))}
              />
            </div>
          </div>
        );
      })}
      <div>
        <Button
          variant="quiet"
          size="dense"
          icon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => onChange([...ranges, { start: '14:00', end: '17:00' }])}
        >
          {t('addHours')}
        </Button>
      </div>
    </div>
  );
}
