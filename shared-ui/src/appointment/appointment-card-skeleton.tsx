import { Skeleton } from '../skeleton/skeleton.tsx';
import styles from './appointment.module.css';

/** The places of a few cards while they are fetched. */
export function AppointmentCardSkeleton({ count = 3 }: { readonly count?: number }) {
  return (
    <div className={styles.list} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.card}>
          <span className={styles.leaf} data-quiet />
          <div className={styles.texts}>
            <Skeleton shape="title" />
            <Skeleton lines={3} />
          </div>
        </div>
      ))}
    </div>
  );
}
