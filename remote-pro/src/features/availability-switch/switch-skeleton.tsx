import { Skeleton } from 'shared-ui/primitives/skeleton/skeleton.tsx';
import styles from './switch-availability.module.css';

/** As high as the switch in a head. */
export const SwitchSkeleton = () => (
  <div className={styles.pill} aria-hidden="true">
    <span className={styles.bone}>
      <Skeleton />
    </span>
  </div>
);
