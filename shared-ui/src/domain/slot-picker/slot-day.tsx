import { Check } from 'lucide-react';
import { useState } from 'react';
import { firstOfMonth } from 'shared-contracts/formats/time/first-of-month';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import type { DayOfSlots } from './slot-days.ts';
import styles from './slot-picker.module.css';

export interface SlotDayLabels {
  /** Announced for a day without slots; a dash is shown. */
  readonly emptyDay: string;
  /** "Plus d'horaires" / "Moins d'horaires" on a day with many. */
  readonly more: string;
  readonly less: string;
}

interface SlotDayProps {
  readonly day: DayOfSlots<{ readonly startsAt: string }>;
  readonly name: string;
  readonly timeZone: string;
  readonly locale: string;
  readonly labels: SlotDayLabels;
  readonly value: string | undefined;
  readonly onChange: (startsAt: string) => void;
}

/** A longer day is collapsed, so that seven days fit on one screen. */
const SHOWN_AT_FIRST = 8;

export function SlotDay({ day, name, timeZone, locale, labels, value, onChange }: SlotDayProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const time = new Intl.DateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit' });
  const full = new Intl.DateTimeFormat(locale, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });
  const isChosenFolded = day.slots.findIndex((slot) => slot.startsAt === value) >= SHOWN_AT_FIRST;
  const isFoldable = day.slots.length > SHOWN_AT_FIRST + 1 && !isChosenFolded;
  const shown = isFoldable && !isUnfolded ? day.slots.slice(0, SHOWN_AT_FIRST) : day.slots;
  return (
    <div className={styles.day} data-empty={day.slots.length === 0 || undefined}>
      <DayHeading date={day.date} locale={locale} />
      {day.slots.length === 0 ? (
        <p className={styles.none}>
          <span aria-hidden="true">–</span>
          <VisuallyHidden>{labels.emptyDay}</VisuallyHidden>
        </p>
      ) : (
        <div className={styles.slots}>
          {shown.map(({ startsAt }) => (
            <label key={startsAt} className={styles.slot}>
              <input
                type="radio"
                name={name}
                value={startsAt}
                checked={startsAt === value}
                aria-label={firstOfMonth(full.format(new Date(startsAt)), locale)}
                onChange={() => onChange(startsAt)}
              />
              <Check className={styles.check} size={16} strokeWidth={2.5} aria-hidden="true" />
              <time translate="no" dateTime={startsAt}>
                {time.format(new Date(startsAt))}
              </time>
            </label>
          ))}
          {isFoldable ? (
            <button
              type="button"
              className={styles.more}
              aria-expanded={isUnfolded}
              onClick={() => setUnfolded(!isUnfolded)}
            >
              {isUnfolded ? labels.less : labels.more}
            </button>
          ) : null}
        </div>
      )}
    </div>
  );
}

export function SlotDaySkeleton({ date, locale }: { readonly date: string; readonly locale: string }) {
  return (
    <div className={styles.day}>
      <DayHeading date={date} locale={locale} />
      <div className={styles.slots}>
        {[0, 1, 2, 3].map((index) => (
          <span key={index} className={styles.bone}>
            <Skeleton shape="button" />
          </span>
        ))}
      </div>
    </div>
  );
}

function DayHeading({ date, locale }: { readonly date: string; readonly locale: string }) {
  const noon = new Date(`${date}T12:00:00Z`);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(noon);
  return (
    <h3 className={styles.heading}>
      <span className={styles.weekday}>{part({ weekday: 'short' })}</span>{' '}
      <span className={styles.date}>{firstOfMonth(part({ day: 'numeric', month: 'short' }), locale)}</span>
    </h3>
  );
}
