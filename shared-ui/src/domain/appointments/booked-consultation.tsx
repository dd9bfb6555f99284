import { minutesText } from 'shared-contracts/processes/minutes-text';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import styles from './appointment.module.css';
import type { AppointmentView } from './appointment-view.ts';
import { bookedWords } from './booked-words.ts';

/** What an appointment was booked as: its name then, how long it takes, what it costs, and what the client is to prepare. */
export function BookedConsultation({
  appointment,
  view,
}: {
  readonly appointment: Appointment;
  readonly view: AppointmentView;
}) {
  const { name, fee } = bookedWords(appointment, view);
  const { preparationFr, preparationEn } = appointment;
  const preparation = view.party === 'client' && (view.reader.locale === 'en' ? preparationEn : preparationFr);
  const minutes = (Date.parse(appointment.endsAt) - Date.parse(appointment.startsAt)) / 60_000;
  return (
    <span>
      {name ? <span>{name}</span> : null}
      <span className={styles.city}>{minutesText(minutes)}</span>
      <span translate="no" className={styles.city}>
        {fee}
      </span>
      {preparation ? <span className={styles.prepare}>{preparation}</span> : null}
    </span>
  );
}
