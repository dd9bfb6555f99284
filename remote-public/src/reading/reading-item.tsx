import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { href } from 'shared-contracts/remote/paths';
import styles from './reading-item.module.css';

interface ReadingItemProps {
  readonly id: string;
  readonly meta: ReactNode;
  readonly title: string;
  readonly lang: string | undefined;
  /** A title that is a sentence. */
  readonly size?: 'small';
  /** Who wrote it, and what came of it. */
  readonly by: ReactNode;
  /** Its first words. */
  readonly children: ReactNode;
}

/** An article or a question in its list. */
export function ReadingItem({ id, meta, title, lang, size, by, children }: ReadingItemProps) {
  return (
    <article className={styles.item}>
      {meta}
      <div className={styles.texts}>
        <h2 className={styles.title} data-size={size} lang={lang}>
          <Link to={href('/article/:id', { id })}>{title}</Link>
        </h2>
        {children}
        <div className={styles.by}>{by}</div>
      </div>
    </article>
  );
}
