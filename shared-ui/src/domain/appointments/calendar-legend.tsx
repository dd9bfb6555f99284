import type { Party } from './available-actions.ts';
import type { Words } from './words.ts';
import { appointmentTones } from '../status/status-badge.tsx';
import { StatusDot } from '../status/status-dot.tsx';
import styles from './calendar-legend.module.css';

/** The states that a calendar shows, the usual ones first. */
const statuses = ['accepted', 'waiting', 'done', 'no_show'] as const;

/** What the colours and shapes of the calendar say. */
export function CalendarLegend({ words, party }: { readonly words: Words; readonly party: Party }) {
  return (
    <ul className={styles.legend} aria-label={words('calendar.legend')}>
      {statuses.map((status) => (
        <li key={status} className={styles.entry}>
          <span className={styles.swatch} data-tone={appointmentTones[status]}>
            <StatusDot status={status} />
          </span>
          {words(`status.${status}`, { context: party })}
        </li>
      ))}
      <li className={styles.entry}>
        <span className={styles.swatch} data-tone="warning" data-proposed="" aria-hidden="true" />
        {words('calendar.proposedTime')}
      </li>
    </ul>
  );
}
