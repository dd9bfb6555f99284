import { useTranslation } from 'react-i18next';
import { href } from 'shared-contracts/remote/paths';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { WaitingEntry } from 'shared-contracts/schemas/waiting';
import { AnswerAppointment } from 'shared-ui/domain/appointments/list/answer-appointment.tsx';
import { AppointmentList } from 'shared-ui/domain/appointments/list/appointment-list.tsx';
import type { AppointmentView } from 'shared-ui/domain/appointments/appointment-view.ts';
import { useAnswered } from 'shared-ui/domain/appointments/queries/use-answered.ts';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import type { ToSend } from '../../data/dashboard-queries.ts';
import { DocumentsToSend } from '../../features/appointment-tasks/documents-to-send.tsx';
import { OutcomesToSay } from '../../features/appointment-tasks/outcomes-to-say.tsx';
import styles from './dashboard-page.module.css';
import { OfferToAnswer } from './offer-to-answer.tsx';

const hrefOf = ({ id }: Appointment) => href('/user/rendez-vous/:id', { id });

interface ToAnswerProps {
  readonly appointments: readonly Appointment[];
  /** Slots of the waiting list that are kept for the client for a short time. */
  readonly offers: readonly WaitingEntry[];
  /** Documents that professionals wait for. */
  readonly missing: readonly ToSend[];
  /** Appointments that are over, of which the client has yet to say what became of them. */
  readonly unsaid: readonly Appointment[];
  readonly view: AppointmentView;
}

/** Kept slots first, as their time runs, then proposed times and offered appointments, answered in place, then documents that are asked for, and what became of past ones; nothing without any. */
export function ToAnswer({ appointments, offers, missing, unsaid, view }: ToAnswerProps) {
  const { t } = useTranslation('remote-user/dashboard');
  const { shown, answerOf, keep } = useAnswered(appointments, view.party, view.now);
  if (shown.length + offers.length + missing.length + unsaid.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="mine-heading">
      <div className={styles.head}>
        <h2 id="mine-heading" className={styles.heading}>
          {t('mine.title')}
        </h2>
        <Link to={href('/user/en-attente')}>{t('mine.all')}</Link>
      </div>
      {offers.length === 0 ? null : (
        <ul className={styles.offers} aria-label={t('mine.offers')}>
          {offers.map((offer) => (
            <li key={offer.id}>
              <OfferToAnswer offer={offer} view={view} />
            </li>
          ))}
        </ul>
      )}
      {shown.length === 0 ? null : (
        <AppointmentList
          label={t('mine.title')}
          appointments={shown}
          view={view}
          headingLevel={3}
          hrefOf={hrefOf}
          actionsOf={(appointment) => (
            <AnswerAppointment
              appointment={appointment}
              view={view}
              only={['accept', 'reject', 'accept_proposal', 'decline_proposal']}
              kept={{ answer: answerOf(appointment), onAnswer: keep, to: hrefOf(appointment) }}
            />
          )}
        />
      )}
      <DocumentsToSend missing={missing} view={view} />
      <OutcomesToSay unsaid={unsaid} view={view} />
    </section>
  );
}
