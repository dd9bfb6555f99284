import type { ReactNode } from 'react';
import styles from './content-page.module.css';

interface ContentPageProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** A public page to read: title, lead, sections. */
export function ContentPage({ title, lead, children }: ContentPageProps) {
  return (
    <div className={styles.page}>
      <title>{`${title} – Nimbia`}</title>
      <meta name="description" content={lead} />
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      {children}
    </div>
  );
}
