import { useEffect } from 'react';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import styles from './calendar-placeholder.module.css';

interface CalendarPlaceholderProps {
  /** Preloads the calendar's chunk. */
  readonly load?: (() => Promise<unknown>) | undefined;
}

/** Reserves the space of a calendar. */
export function CalendarPlaceholder({ load }: CalendarPlaceholderProps) {
  useEffect(() => {
    // A failure is retried, and reported, when the calendar is shown.
    load?.().catch(() => undefined);
  }, [load]);
  return (
    <div className={styles.placeholder} aria-busy="true">
      <Skeleton shape="title" />
      <Skeleton shape="block" lines={4} />
    </div>
  );
}
