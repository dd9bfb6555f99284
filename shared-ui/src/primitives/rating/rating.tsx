import { Star } from 'lucide-react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './rating.module.css';

export interface RatingProps {
  /** Visible: "4,6", formatted for the page's language. */
  readonly value: string;
  /** Visible, muted: "(32)" or "32 avis". */
  readonly count?: string | undefined;
  /** Announced instead: "4,6 sur 5, 32 avis". */
  readonly label: string;
}

/** One star, the rating and the count, which is clearer and shorter than five stars. */
export function Rating({ value, count, label }: RatingProps) {
  return (
    <span className={styles.rating}>
      <Star size={16} strokeWidth={1.75} className={styles.star} aria-hidden="true" />
      <span aria-hidden="true">
        <span className={styles.value}>{value}</span>
        {count === undefined ? null : <span className={styles.count}> {count}</span>}
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
