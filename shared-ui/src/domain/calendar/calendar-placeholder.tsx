import { useEffect } from 'react';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import styles from './calendar.module.css';
import { loadCalendar } from './load-calendar.ts';

/** Keeps the place of a calendar that is still to come, and has its chunk fetched meanwhile. */
export function CalendarPlaceholder() {
  useEffect(() => {
    // What fails here is asked for again, and told, when the calendar is shown.
    loadCalendar().catch(() => undefined);
  }, []);
  return (
    <div className={styles.placeholder} aria-busy="true">
      <Skeleton shape="title" />
      <Skeleton shape="block" lines={4} />
    </div>
  );
}
