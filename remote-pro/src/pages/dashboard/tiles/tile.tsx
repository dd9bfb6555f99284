import { useId, type ReactNode } from 'react';
import styles from '../dashboard-page.module.css';

interface TileProps {
  readonly label: string;
  readonly value: ReactNode;
  readonly children?: ReactNode;
}

/** A figure with what it means. */
export function Tile({ label, value, children }: TileProps) {
  const id = useId();
  return (
    <section className={styles.tile} aria-labelledby={id}>
      <h3 id={id} className={styles.note}>
        {label}
      </h3>
      <p className={styles.figure}>{value}</p>
      <p className={styles.note}>{children}</p>
    </section>
  );
}
