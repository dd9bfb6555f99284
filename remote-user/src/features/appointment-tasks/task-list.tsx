import { useId, type ReactNode } from 'react';
import styles from './appointment-task.module.css';

export interface TaskListProps {
  readonly title: string;
  /** With its title above it, where it is no part of a section. */
  readonly isSection?: boolean;
  readonly children: ReactNode;
}

export function TaskList({ title, isSection = false, children }: TaskListProps) {
  const id = useId();
  const list = (
    <ul className={styles.list} aria-label={title}>
      {children}
    </ul>
  );
  if (!isSection) return list;
  return (
    <section className={styles.list} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {list}
    </section>
  );
}
