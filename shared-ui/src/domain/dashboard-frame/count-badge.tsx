import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import styles from './frame-list.module.css';

/** A count of pending items; nothing for zero, 99+ above. */
export function CountBadge({
  count,
  label,
}: {
  readonly count: number | undefined;
  readonly label: string | undefined;
}) {
  if (!count) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{label ?? String(count)}</VisuallyHidden>
    </span>
  );
}
