import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sentenceCase } from 'shared-contracts/formats/text/sentence-case';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { Checkbox } from 'shared-ui/primitives/checkbox/checkbox.tsx';
import { Popover } from 'shared-ui/primitives/popover/popover.tsx';
import styles from './edit-hours.module.css';
import { weekdayName, weekdays } from './weekday-name.ts';

interface CopyDayProps {
  readonly weekday: number;
  readonly name: string;
  readonly onCopy: (to: readonly number[]) => void;
}

/** Gives other days the ranges of this one. */
export function CopyDay({ weekday, name, onCopy }: CopyDayProps) {
  const { t, i18n } = useTranslation('remote-pro/availability');
  const trigger = useRef<HTMLButtonElement>(null);
  const [to, setTo] = useState<readonly number[]>();
  const handleCopy = () => {
    if (to) onCopy(to);
    setTo(undefined);
  };
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={styles.copy}
        aria-label={t('copy.from', { day: name })}
        aria-haspopup="dialog"
        aria-expanded={to !== undefined}
        onClick={() => setTo([])}
      >
        {t('copy.to')}
      </button>
      {to === undefined ? null : (
        <Popover trigger={trigger} label={t('copy.from', { day: name })} onClose={() => setTo(undefined)}>
          <div className={styles.popoverBody}>
            {weekdays
              .filter((day) => day !== weekday)
              .map((day) => (
                <Checkbox
                  key={day}
                  label={sentenceCase(weekdayName(day, i18n.language))}
                  checked={to.includes(day)}
                  onChange={({ target }) => setTo(target.checked ? [...to, day] : to.filter((one) => one !== day))}
                />
              ))}
            <Button size="dense" block onClick={handleCopy}>
              {t('copy.submit')}
            </Button>
          </div>
        </Popover>
      )}
    </>
  );
}
