import type { ReactNode } from 'react';
import styles from './bubble.module.css';

interface FileSheetProps {
  readonly icon: ReactNode;
  readonly name: string;
  /** Size and state. */
  readonly state: string;
}

/** A document in a message. */
export function FileSheet({ icon, name, state }: FileSheetProps) {
  return (
    <>
      <span className={styles.sheet}>{icon}</span>
      <span className={styles.fileWords}>
        <span translate="no" className={styles.fileName}>
          {name}
        </span>
        <span className={styles.fileState}>{state}</span>
      </span>
    </>
  );
}
