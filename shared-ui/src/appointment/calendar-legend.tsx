import type { Words } from 'shared-contracts/appointments/words';
import { appointmentTones } from '../badge/status-badge.tsx';
import styles from './calendar-legend.module.css';

/** The states that a calendar shows, the usual ones first. */
const statuses = ['accepted', 'waiting', 'done', 'no_show'] as const;

/** What the colours of the calendar say; on a phone they are all that a month has room for. */
export function CalendarLegend({ words }: { readonly words: Words }) {
  return (
    <ul className={styles.legend} aria-label={words('calendar.legend')}>
      {statuses.map((status) => (
        <li key={status} className={styles.entry}>
          <span className={styles.swatch} data-tone={appointmentTones[status]} aria-hidden="true" />
          {words(`status.${status}`)}
        </li>
      ))}
    </ul>
  );
}
