import type { Reader } from '../../time/format-time.ts';
import styles from '../appointment.module.css';

/** Weekday, day and month as a calendar sheet. Decorative where the date is also written out. */
export function DateTile({
  at,
  reader,
  isQuiet = false,
}: {
  readonly at: string;
  readonly reader: Reader;
  readonly isQuiet?: boolean;
}) {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(reader.locale, { timeZone: reader.timeZone, ...options }).format(new Date(at));
  return (
    <span translate="no" className={styles.leaf} data-quiet={isQuiet || undefined} aria-hidden="true">
      <span className={styles.weekday}>{part({ weekday: 'short' })}</span>
      <span className={styles.day}>{part({ day: 'numeric' })}</span>
      <span className={styles.weekday}>{part({ month: 'short' })}</span>
    </span>
  );
}
