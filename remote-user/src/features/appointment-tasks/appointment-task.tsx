import type { ReactNode } from 'react';
import { partyName } from 'shared-contracts/formats/person/party-name';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { viewWith, type AppointmentView } from 'shared-ui/domain/appointments/appointment-view.ts';
import { formatMoment } from 'shared-ui/domain/time/format-time.ts';
import { zoneBeside } from 'shared-ui/domain/time/zone-beside.ts';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { Card } from 'shared-ui/primitives/card/card.tsx';
import styles from './appointment-task.module.css';

interface AppointmentTaskProps {
  readonly appointment: Appointment;
  /** Where it is done. */
  readonly to: string;
  readonly action: string;
  readonly actionLabel: string;
  readonly view: AppointmentView;
  readonly children: ReactNode;
}

/** What a client has to do for an appointment. */
export function AppointmentTask({ appointment, to, action, actionLabel, view, children }: AppointmentTaskProps) {
  const { reader } = viewWith(view, appointment);
  const { startsAt, professional } = appointment;
  return (
    <Card className={styles.task}>
      <div className={styles.texts}>
        <h3 translate="no" className={styles.name}>
          {partyName(professional)}
        </h3>
        <p translate="no" className={styles.when}>
          {formatMoment(startsAt, reader) + zoneBeside(reader, professional)}
        </p>
        <p className={styles.note}>{children}</p>
      </div>
      <ButtonLink size="dense" variant="secondary" to={to} aria-label={actionLabel}>
        {action}
      </ButtonLink>
    </Card>
  );
}
