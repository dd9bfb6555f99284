import type { ReactNode } from 'react';
import type { Appointment, AppointmentDocument } from 'shared-contracts/schemas/appointment';
import { AppointmentCard } from './appointment-card.tsx';
import type { AppointmentView } from '../appointment-view.ts';
import styles from '../appointment.module.css';

export interface AppointmentListProps {
  readonly appointments: readonly Appointment[];
  /** Documents of all of them. */
  readonly documents?: readonly AppointmentDocument[];
  readonly view: AppointmentView;
  readonly hrefOf: (appointment: Appointment) => string;
  readonly actionsOf?: ((appointment: Appointment) => ReactNode) | undefined;
  /** Dims the list and announces loading while another page or filter is fetched. */
  readonly isBusy?: boolean | undefined;
  /** Name of the list. */
  readonly label: string;
  readonly headingLevel?: 2 | 3 | undefined;
}

/** Appointments in the order given. */
export function AppointmentList({
  appointments,
  documents = [],
  view,
  hrefOf,
  actionsOf,
  isBusy = false,
  label,
  headingLevel,
}: AppointmentListProps) {
  return (
    <ul className={styles.list} aria-label={label} aria-busy={isBusy}>
      {appointments.map((appointment) => (
        <li key={appointment.id}>
          <AppointmentCard
            appointment={appointment}
            documents={documents.filter(({ appointmentId }) => appointmentId === appointment.id)}
            view={view}
            to={hrefOf(appointment)}
            actions={actionsOf?.(appointment)}
            headingLevel={headingLevel}
          />
        </li>
      ))}
    </ul>
  );
}
