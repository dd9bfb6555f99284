import { useTranslation } from 'react-i18next';
import type { AppointmentView } from 'shared-ui/domain/appointments/appointment-view.ts';
import { href } from 'shared-contracts/remote/paths';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { AnswerAppointment } from 'shared-ui/domain/appointments/answer-appointment.tsx';
import { AppointmentList } from 'shared-ui/domain/appointments/appointment-list.tsx';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import styles from './dashboard-page.module.css';

interface PendingRequestsProps {
  readonly appointments: readonly Appointment[];
  readonly view: AppointmentView;
}

/** The first pending requests; nothing without any. */
export function PendingRequests({ appointments, view }: PendingRequestsProps) {
  const { t } = useTranslation('remote-user/dashboard');
  if (appointments.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="waiting-heading">
      <div className={styles.head}>
        <h2 id="waiting-heading">{t('waiting.title')}</h2>
        <Link to={href('/user/en-attente')}>{t('waiting.all')}</Link>
      </div>
      <AppointmentList
        label={t('waiting.title')}
        appointments={appointments}
        view={view}
        headingLevel={3}
        hrefOf={({ id }) => href('/user/rendez-vous/:id', { id })}
        actionsOf={(appointment) => (
          <AnswerAppointment appointment={appointment} view={view} only={['accept_proposal', 'decline_proposal']} />
        )}
      />
    </section>
  );
}
