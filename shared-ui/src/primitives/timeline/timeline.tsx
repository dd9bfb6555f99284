import type { ReactNode } from 'react';
import type { BadgeTone } from '../badge/badge.tsx';
import styles from './timeline.module.css';

export interface TimelineItem {
  readonly id: string;
  readonly title: ReactNode;
  /** ISO instant, and how it is written for the reader. */
  readonly at: string;
  readonly time: string;
  readonly description?: ReactNode;
  readonly tone?: BadgeTone | undefined;
}

/** Events in the given order: every change of an appointment. */
export function Timeline({ items, label }: { readonly items: readonly TimelineItem[]; readonly label: string }) {
  return (
    <ol className={styles.timeline} aria-label={label}>
      {items.map((item) => (
        <li key={item.id} className={styles.item} data-tone={item.tone ?? 'neutral'}>
          <p className={styles.title}>{item.title}</p>
          <time translate="yes" className={styles.time} dateTime={item.at}>
            {item.time}
          </time>
          {item.description === undefined ? null : <div className={styles.description}>{item.description}</div>}
        </li>
      ))}
    </ol>
  );
}
