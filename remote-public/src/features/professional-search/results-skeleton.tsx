import { Skeleton } from 'shared-ui/primitives/skeleton/skeleton.tsx';
import styles from './search-results.module.css';

/** Cards to come, in the room that they will take; the heading says that they are searched. */
export function ResultsSkeleton() {
  return (
    <div className={styles.list}>
      {[0, 1, 2, 3, 4].map((index) => (
        <div key={index} className={styles.bones}>
          <div>
            <Skeleton shape="face" />
            <Skeleton lines={3} />
          </div>
        </div>
      ))}
    </div>
  );
}
