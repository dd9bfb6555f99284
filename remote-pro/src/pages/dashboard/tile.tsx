import { useId, type ReactNode } from 'react';
import styles from './dashboard-page.module.css';

interface TileProps {
  readonly label: string;
  readonly value: ReactNode;
  readonly children?: ReactNode;
  /** A link. */
  readonly more?: ReactNode;
}

/** A dashboard tile. */
export function Tile({ label, value, children, more }: TileProps) {
  const id = useId();
  return (
    <section className={styles.tile} aria-labelledby={id}>
      <h2 id={id} className={styles.label}>
        {label}
      </h2>
      <p className={styles.value}>{value}</p>
      {children === undefined ? null : <div className={styles.text}>{children}</div>}
      {more === undefined ? null : <p className={styles.more}>{more}</p>}
    </section>
  );
}
