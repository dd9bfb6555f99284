import type { ReactNode } from 'react';
import styles from './page-head.module.css';

export interface PageHeadProps {
  readonly title: string;
  /** A one-sentence description. */
  readonly children?: ReactNode;
  /** The page's main actions. */
  readonly actions?: ReactNode;
  /** A link back, above the title. */
  readonly back?: ReactNode;
}

/** The head of a dashboard page: its only h1, description, actions. */
export function PageHead({ title, children, actions, back }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.texts}>
        {back === undefined ? null : <p className={styles.back}>{back}</p>}
        <h1>{title}</h1>
        {children === undefined ? null : <div className={styles.lead}>{children}</div>}
      </div>
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
