import { useTranslation } from 'react-i18next';
import { href } from 'shared-contracts/remote/paths';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { AppointmentView } from 'shared-ui/domain/appointments/appointment-view.ts';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import { AgendaRow } from './agenda-row.tsx';
import styles from './agenda.module.css';

/** A full day of short appointments is read in the diary. */
const MOST = 8;

interface AgendaDayProps {
  readonly label: string;
  readonly appointments: readonly Appointment[];
  /** The next one that is agreed, of any day. */
  readonly next: Appointment | undefined;
  readonly view: AppointmentView;
}

/** The appointments of a day in their order; of a very full one those that are not over. */
export function AgendaDay({ label, appointments, next, view }: AgendaDayProps) {
  const { t } = useTranslation('remote-pro/dashboard');
  const ahead = appointments.filter(({ endsAt }) => Date.parse(endsAt) > view.now);
  const shown = appointments.length > MOST ? ahead.slice(0, MOST) : appointments;
  const left = appointments.length - shown.length;
  return (
    <>
      <ol className={styles.list} aria-label={label}>
        {shown.map((appointment) => (
          <AgendaRow key={appointment.id} appointment={appointment} isNext={appointment === next} view={view} />
        ))}
      </ol>
      {left > 0 ? (
        <p className={styles.next}>
          <Link to={href('/pro/rendez-vous')}>{t('agenda.others', { count: left })}</Link>
        </p>
      ) : null}
    </>
  );
}
