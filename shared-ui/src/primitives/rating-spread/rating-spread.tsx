import type { ReactNode } from 'react';
import styles from './rating-spread.module.css';

export interface RatingSpreadProps {
  /** The average, as a Rating. */
  readonly average: ReactNode;
  /** From five stars to one. */
  readonly rows: readonly {
    readonly rating: number;
    readonly count: number;
    /** "5 étoiles". */
    readonly label: string;
    /** "12 avis". */
    readonly countLabel: string;
  }[];
}

/** The average rating and how the ratings spread. */
export function RatingSpread({ average, rows }: RatingSpreadProps) {
  const all = rows.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className={styles.spread}>
      <p className={styles.average}>{average}</p>
      <ul className={styles.bars}>
        {rows.map(({ rating, count, label, countLabel }) => (
          <li key={rating} className={styles.bar}>
            <span>{label}</span>
            <svg viewBox={`0 0 ${all || 1} 1`} preserveAspectRatio="none" aria-hidden="true">
              <rect width={count} height={1} />
            </svg>
            <span className={styles.count}>{countLabel}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
