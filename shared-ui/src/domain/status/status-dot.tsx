import type { AppointmentStatus } from 'shared-contracts/processes/appointment-life-cycle';
import styles from '../../primitives/badge/badge.module.css';

/** The status of an appointment as a shape, in the current colour; always shown with a label. */
export function StatusDot({ status }: { readonly status: AppointmentStatus }) {
  return <span className={styles.dot} data-status={status} aria-hidden="true" />;
}
