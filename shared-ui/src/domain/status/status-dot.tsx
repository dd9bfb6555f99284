import styles from '../../primitives/badge/badge.module.css';
import type { appointmentTones } from './status-badge.tsx';

/** The status of an appointment as a shape, in the current colour; always shown with a label. */
export function StatusDot({ status }: { readonly status: keyof typeof appointmentTones }) {
  return <span className={styles.dot} data-status={status} aria-hidden="true" />;
}
