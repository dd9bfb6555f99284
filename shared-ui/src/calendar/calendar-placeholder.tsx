import { Skeleton } from '../skeleton/skeleton.tsx';
import styles from './calendar.module.css';

/** Keeps the place of a calendar that is still to come. */
export function CalendarPlaceholder() {
  return (
    <div className={styles.placeholder} aria-busy="true">
      <Skeleton shape="title" />
      <Skeleton shape="block" lines={4} />
    </div>
  );
}
