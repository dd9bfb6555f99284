import { useEffect, useRef } from 'react';
import { firstOfMonth } from 'shared-contracts/formats/time/first-of-month';
import { VisuallyHidden } from 'shared-ui/primitives/visually-hidden/visually-hidden.tsx';
import styles from './slot-choice.module.css';

interface DayStripProps {
  readonly legend: string;
  /** `YYYY-MM-DD`, those with free slots. */
  readonly days: readonly string[];
  readonly value: string;
  readonly onChange: (day: string) => void;
  /** For Intl. */
  readonly locale: string;
}

/** Days side by side, of which one is shown: native radios that scroll sideways where there is no room. */
export function DayStrip({ legend, days, value, onChange, locale }: DayStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shown = strip.current?.querySelector<HTMLElement>(':has(:checked)');
    // Only sideways: the page stays where it is.
    if (strip.current && shown)
      strip.current.scrollLeft = shown.offsetLeft - strip.current.offsetLeft - shown.offsetWidth;
  }, [value]);
  return (
    <fieldset className={styles.group}>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      <div className={styles.strip} ref={strip}>
        {days.map((day) => {
          const noon = new Date(`${day}T12:00:00Z`);
          const part = (options: Intl.DateTimeFormatOptions) =>
            new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(noon);
          return (
            <label key={day} className={styles.day}>
              <input
                type="radio"
                name="day"
                value={day}
                checked={day === value}
                aria-label={firstOfMonth(part({ weekday: 'long', day: 'numeric', month: 'long' }), locale)}
                onChange={() => onChange(day)}
              />
              <span translate="no" aria-hidden="true">
                {part({ weekday: 'short' })}
              </span>
              <span translate="no" className={styles.date} aria-hidden="true">
                {part({ day: 'numeric' })}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
