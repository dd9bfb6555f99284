import { lazy, Suspense } from 'react';
import { Skeleton } from '../skeleton/skeleton.tsx';
import type { CalendarProps } from './calendar.tsx';
import styles from './calendar.module.css';

const Loaded = lazy(async () => ({ default: (await import('./calendar.tsx')).Calendar }));

/** The Calendar in a chunk of its own, fetched when it is first shown; its place is kept meanwhile. */
export function LazyCalendar(props: CalendarProps) {
  return (
    <Suspense
      fallback={
        <div className={styles.placeholder} aria-busy="true">
          <Skeleton shape="title" />
          <Skeleton shape="block" lines={4} />
        </div>
      }
    >
      <Loaded {...props} />
    </Suspense>
  );
}
