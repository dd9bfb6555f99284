import type { ReactNode } from 'react';
import styles from './summary-list.module.css';

export interface SummaryRow {
  readonly term: string;
  readonly value: ReactNode;
  /** A link or button to edit the value. */
  readonly action?: ReactNode;
}

/** A list of terms and values: a booking, a profile, a receipt. */
export function SummaryList({ rows }: { readonly rows: readonly SummaryRow[] }) {
  return (
    <dl className={styles.list}>
      {rows.map(({ term, value, action }) => (
        <div key={term} className={styles.row}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
          {action === undefined ? null : <dd className={styles.action}>{action}</dd>}
        </div>
      ))}
    </dl>
  );
}
