import { useEffect } from 'react';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import styles from './calendar.module.css';
import { loadCalendar } from './load-calendar.ts';

/** Reserves the space of a calendar and preloads its chunk. */
export function CalendarPlaceholder() {
  useEffect(() => {
    // A failure is retried, and reported, when the calendar is shown.
    loadCalendar().catch(() => undefined);
  }, []);
  return (
    <div className={styles.placeholder} aria-busy="true">
      <Skeleton shape="title" />
      <Skeleton shape="block" lines={4} />
    </div>
  );
}
