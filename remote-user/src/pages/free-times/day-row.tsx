import { firstOfMonth } from 'shared-contracts/formats/time/first-of-month';
import { intlLocale } from 'shared-contracts/formats/text/intl-locale';
import type { Reader } from 'shared-contracts/formats/time/reader-time';
import type { CallType } from 'shared-contracts/schemas/vocabulary';
import styles from './free-times.module.css';
import { SlotCell } from './slot-cell.tsx';
import type { Cell } from './slot-cell.tsx';

interface DayRowProps {
  /** YYYY-MM-DD in the reader's zone. */
  readonly date: string;
  readonly cells: readonly Cell[];
  readonly callType: CallType | undefined;
  readonly reader: Reader;
}

/** A day of the week, with what everybody has free. */
export function DayRow({ date, cells, callType, reader }: DayRowProps) {
  const day = new Intl.DateTimeFormat(intlLocale(reader.locale), {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  });
  const label = firstOfMonth(day.format(new Date(`${date}T12:00:00Z`)), reader.locale);
  return (
    <section className={styles.day} data-empty={cells.every(({ slots }) => slots.length === 0) || undefined}>
      <h3 className={styles.date}>{label}</h3>
      {cells.map((cell) => (
        <SlotCell key={cell.professionalId} cell={cell} day={label} callType={callType} reader={reader} />
      ))}
    </section>
  );
}
