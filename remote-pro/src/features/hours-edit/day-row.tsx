import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from 'shared-ui/primitives/button/icon-button.tsx';
import { Switch } from 'shared-ui/primitives/switch/switch.tsx';
import { VisuallyHidden } from 'shared-ui/primitives/visually-hidden/visually-hidden.tsx';
import { CopyDay } from './copy-day.tsx';
import styles from './edit-hours.module.css';
import { RangeBox } from './range-box.tsx';

interface DayRowProps {
  readonly weekday: number;
  /** In sentence case. */
  readonly name: string;
  /** Its ranges, by their place in the form. */
  readonly ranges: readonly { readonly id: string; readonly index: number }[];
  readonly isSaved: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly onAdd: () => void;
  readonly onRemove: (index: number) => void;
  /** The other weekdays that get the ranges of this one. */
  readonly onCopy: (to: readonly number[]) => void;
}

/** A day of the week: open or closed, its ranges, one more, and the same for other days. */
export function DayRow({ weekday, name, ranges, isSaved, onToggle, onAdd, onRemove, onCopy }: DayRowProps) {
  const { t } = useTranslation('remote-pro/availability');
  const isOpen = ranges.length > 0;
  return (
    <div className={styles.day} role="group" aria-label={name} data-open={isOpen || undefined}>
      <div className={styles.name}>
        <Switch isOn={isOpen} onChange={onToggle}>
          <span>{name}</span>
          <VisuallyHidden> {t('week.open')}</VisuallyHidden>
        </Switch>
        {isSaved ? null : <small className={styles.notSaved}>{t('week.notSaved')}</small>}
      </div>
      <div className={styles.ranges}>
        {isOpen ? (
          ranges.map(({ id, index }) => (
            <RangeBox key={id} index={index} dayName={name} onRemove={() => onRemove(index)} />
          ))
        ) : (
          <p className={styles.closed}>{t('week.closed')}</p>
        )}
        <IconButton
          size="dense"
          className={styles.add}
          label={t('week.addTo', { day: name })}
          icon={<Plus size={18} strokeWidth={1.75} aria-hidden="true" />}
          onClick={onAdd}
        />
      </div>
      {isOpen ? <CopyDay weekday={weekday} name={name} onCopy={onCopy} /> : null}
    </div>
  );
}
