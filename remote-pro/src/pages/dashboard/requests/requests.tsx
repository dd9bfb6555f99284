import { useTranslation } from 'react-i18next';
import { href } from 'shared-contracts/remote/paths';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { AnswerAppointment } from 'shared-ui/domain/appointments/list/answer-appointment.tsx';
import type { AppointmentView } from 'shared-ui/domain/appointments/appointment-view.ts';
import { useAnswered } from 'shared-ui/domain/appointments/queries/use-answered.ts';
import { CountBadge } from 'shared-ui/domain/dashboard-frame/count-badge.tsx';
import { Card } from 'shared-ui/primitives/card/card.tsx';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import styles from '../dashboard-page.module.css';
import { RequestCard } from './request-card.tsx';

interface RequestsProps {
  /** The first of them. */
  readonly appointments: readonly Appointment[];
  /** How many there are; unknown where counting failed. */
  readonly count: number | undefined;
  readonly view: AppointmentView;
}

/** What waits for an answer, answered in place: the first few, and the way to the others. */
export function Requests({ appointments, count, view }: RequestsProps) {
  const { t } = useTranslation('remote-pro/dashboard');
  const { shown, answerOf, keep } = useAnswered(appointments, view.party, view.now);
  const hrefOf = ({ id }: Appointment) => href('/pro/rendez-vous/:id', { id });
  const all = count ?? appointments.length;
  return (
    <section className={styles.requests} aria-labelledby="requests">
      <div className={styles.head}>
        <h2 id="requests" className={styles.heading}>
          {t('pending.label')}
        </h2>
        <CountBadge count={all} label={t('pending.count', { count: all })} />
        {all > appointments.length ? (
          <Link className={styles.all} to={href('/pro/en-attente')}>
            {t('pending.all')}
          </Link>
        ) : null}
      </div>
      {shown.length === 0 ? (
        <Card ground="sunken">
          <p className={styles.note}>{t('pending.none')}</p>
        </Card>
      ) : (
        <ul className={styles.cards} aria-labelledby="requests">
          {shown.map((appointment) => (
            <li key={appointment.id}>
              <RequestCard appointment={appointment} view={view} to={hrefOf(appointment)}>
                <AnswerAppointment
                  appointment={appointment}
                  view={view}
                  only={['accept', 'reject', 'propose', 'accept_proposal', 'decline_proposal']}
                  labels={{ propose: t('pending.propose') }}
                  kept={{ answer: answerOf(appointment), onAnswer: keep, to: hrefOf(appointment) }}
                />
              </RequestCard>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
