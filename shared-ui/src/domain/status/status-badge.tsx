import type { BadgeTone } from '../../primitives/badge/badge.tsx';
import styles from '../../primitives/badge/badge.module.css';
import { StatusDot } from './status-dot.tsx';

/** The tone of each appointment status. */
export const appointmentTones = {
  waiting: 'warning',
  accepted: 'success',
  rejected: 'danger',
  withdrawn: 'neutral',
  expired: 'neutral',
  cancelled: 'danger',
  done: 'info',
  no_show: 'danger',
} as const satisfies Record<string, BadgeTone>;

export interface StatusBadgeProps {
  readonly status: keyof typeof appointmentTones;
  /** The translated status ("En attente"). */
  readonly label: string;
}

/** A status: a shaped dot and a label, as colour must not be the only difference. */
export function StatusBadge({ status, label }: StatusBadgeProps) {
  return (
    <span className={styles.badge} data-tone={appointmentTones[status]}>
      <StatusDot status={status} />
      <span>{label}</span>
    </span>
  );
}
