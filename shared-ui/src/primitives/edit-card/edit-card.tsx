import type { ReactNode } from 'react';
import { Card } from '../card/card.tsx';
import styles from './edit-card.module.css';

interface EditCardProps {
  /** What links to the card name; it then takes the focus. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of a page of settings, with its heading. */
export function EditCard({ id, title, children }: EditCardProps) {
  const heading = `${id}-heading`;
  return (
    <Card id={id} aria-labelledby={heading} className={styles.card} tabIndex={-1}>
      <h2 id={heading}>{title}</h2>
      {children}
    </Card>
  );
}
