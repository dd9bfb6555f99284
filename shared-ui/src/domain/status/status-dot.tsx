import styles from '../../primitives/badge/badge.module.css';
import type { appointmentTones } from './status-badge.tsx';

/** The state of an appointment by shape, in the colour of the text around it; whoever shows it says the word as well. */
export function StatusDot({ status }: { readonly status: keyof typeof appointmentTones }) {
  return <span className={styles.dot} data-status={status} aria-hidden="true" />;
}
