import type { ReactNode } from 'react';
import styles from './form-page.module.css';
import { useFocusOnChange } from './use-focus-on-change.ts';
import { usePendingDocuments } from './use-pending-documents.ts';

interface FormPageProps {
  readonly title: string;
  readonly lead?: string | undefined;
  /** Progress, in a flow of several pages. */
  readonly steps?: ReactNode;
  readonly children: ReactNode;
}

/** A page that is one form: sign-in, registration and the like. */
export function FormPage({ title, lead, steps, children }: FormPageProps) {
  usePendingDocuments();
  const heading = useFocusOnChange<HTMLHeadingElement>(title);
  return (
    <div className={styles.page}>
      {steps}
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </div>
  );
}
