import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './spinner.module.css';

export interface SpinnerProps {
  /** What is loading, announced once to screen readers; decorative without it. */
  readonly label?: string | undefined;
  readonly size?: 'small' | 'large';
}

/** A spinner. Prefer a Skeleton where the shape of the content is known. */
export function Spinner({ label, size = 'small' }: SpinnerProps) {
  return (
    <span className={styles.spinner} data-size={size} role={label === undefined ? undefined : 'status'}>
      <svg viewBox="0 0 24 24" fill="none" aria-hidden="true">
        <circle cx="12" cy="12" r="9" className={styles.track} />
        <path d="M21 12a9 9 0 0 0-9-9" className={styles.arc} />
      </svg>
      {label === undefined ? null : <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
