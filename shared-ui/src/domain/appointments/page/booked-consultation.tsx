import { minutesText } from 'shared-contracts/formats/time/minutes-text';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import styles from '../appointment.module.css';
import type { AppointmentView } from '../appointment-view.ts';
import { bookedWords } from './booked-words.ts';

/** What an appointment was booked as: its name then, how long it takes and what it costs. */
export function BookedConsultation({
  appointment,
  view,
}: {
  readonly appointment: Appointment;
  readonly view: AppointmentView;
}) {
  const { name, fee } = bookedWords(appointment, view);
  const minutes = (Date.parse(appointment.endsAt) - Date.parse(appointment.startsAt)) / 60_000;
  return (
    <span>
      {name ? <span>{name}</span> : null}
      <span className={styles.city}>{minutesText(minutes)}</span>
      <span translate="no" className={styles.city}>
        {fee}
      </span>
    </span>
  );
}
