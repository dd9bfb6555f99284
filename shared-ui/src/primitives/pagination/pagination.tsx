import { ArrowLeft, ArrowRight } from 'lucide-react';
import { ButtonLink } from '../button/button-link.tsx';
import styles from './pagination.module.css';

export interface PaginationProps {
  /** Name of the landmark: "Pages de résultats". */
  readonly label: string;
  /** Router path; omitted on the first or last page. */
  readonly previous?: string | undefined;
  readonly next?: string | undefined;
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** "20 sur plus de 1 000" */
  readonly status?: string | undefined;
}

/** Keyset pagination: previous and next as plain links, without page numbers. */
export function Pagination({ label, previous, next, previousLabel, nextLabel, status }: PaginationProps) {
  if (previous === undefined && next === undefined && status === undefined) return null;
  return (
    <nav className={styles.pagination} aria-label={label}>
      <div className={styles.side}>
        {previous === undefined ? null : (
          <ButtonLink
            to={previous}
            rel="prev"
            variant="secondary"
            icon={<ArrowLeft size={18} strokeWidth={1.75} aria-hidden="true" />}
          >
            {previousLabel}
          </ButtonLink>
        )}
      </div>
      {status === undefined ? null : <p className={styles.status}>{status}</p>}
      <div className={styles.side}>
        {next === undefined ? null : (
          <ButtonLink to={next} rel="next" variant="secondary">
            <span>{nextLabel}</span>
            <ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" />
          </ButtonLink>
        )}
      </div>
    </nav>
  );
}
