import type { ReactNode } from 'react';
import styles from './form-page.module.css';

interface FormPageProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** A page that is one form: signing in, registering, and what follows. */
export function FormPage({ title, lead, children }: FormPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      {children}
    </div>
  );
}
