import type { ReactNode } from 'react';
import { Guilloche } from '../guilloche/guilloche.tsx';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  /** What is (not) here. */
  readonly title: string;
  /** Why, and what would change it. */
  readonly children?: ReactNode;
  /** The one thing to do next. */
  readonly action?: ReactNode;
  /** The engraved rosette: only on a first visit, not for "no result". */
  readonly isFirstRun?: boolean | undefined;
  /** 1 where it is the whole page. */
  readonly headingLevel?: 1 | 2 | 3 | undefined;
}

/** Says what, why, and one action. */
export function EmptyState({ title, children, action, isFirstRun = false, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.empty}>
      {isFirstRun ? <Guilloche /> : null}
      <Heading className={styles.title}>{title}</Heading>
      {children === undefined ? null : <div className={styles.body}>{children}</div>}
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
    </div>
  );
}
