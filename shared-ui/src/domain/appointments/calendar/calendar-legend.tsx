import type { Party } from '../queries/available-actions.ts';
import type { TranslateAppointments } from '../../texts/translate.ts';
import { appointmentTones } from '../../status/status-badge.tsx';
import { StatusDot } from '../../status/status-dot.tsx';
import styles from './calendar-legend.module.css';

/** The statuses shown on a calendar, the most common first. */
const statuses = ['accepted', 'waiting', 'done', 'no_show'] as const;

/** Legend of the calendar's colours and shapes. */
export function CalendarLegend({
  translate,
  party,
  children: grounds = [],
}: {
  readonly translate: TranslateAppointments;
  readonly party: Party;
  /** What else lies behind the appointments. */
  readonly children?: readonly (readonly [ground: 'closed' | 'buffer', label: string])[];
}) {
  return (
    <ul className={styles.legend} aria-label={translate('calendar.legend')}>
      {statuses.map((status) => (
        <li key={status} className={styles.entry}>
          <span className={styles.swatch} data-tone={appointmentTones[status]}>
            <StatusDot status={status} />
          </span>
          <span>{translate(`status.${status}`, { context: party })}</span>
        </li>
      ))}
      <li className={styles.entry}>
        <span className={styles.swatch} data-tone="warning" data-proposed="" aria-hidden="true" />
        {translate('calendar.proposedTime')}
      </li>
      {grounds.map(([ground, label]) => (
        <li key={ground} className={styles.entry}>
          <span className={styles.swatch} data-ground={ground} aria-hidden="true" />
          <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}
