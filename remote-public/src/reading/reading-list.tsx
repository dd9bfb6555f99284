import type { ReactNode } from 'react';
import { useFocusOfResults } from '../loading/use-focus-of-results.ts';
import { useIsSearching } from '../loading/use-is-searching.ts';
import styles from './reading-list.module.css';

interface ReadingListProps {
  /** Of the loader: new results take the focus that was lost. */
  readonly data: unknown;
  readonly form: ReactNode;
  /** Of the results. */
  readonly label: string;
  /** The results. */
  readonly children: ReactNode;
}

/** A list of articles or questions under its filters. */
export function ReadingList({ data, form, label, children }: ReadingListProps) {
  const isSearching = useIsSearching();
  const results = useFocusOfResults(data);
  return (
    <div className={styles.list}>
      {form}
      <section ref={results} tabIndex={-1} className={styles.results} aria-label={label} aria-busy={isSearching}>
        {children}
      </section>
    </div>
  );
}
