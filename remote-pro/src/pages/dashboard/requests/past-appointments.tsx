import { useTranslation } from 'react-i18next';
import { partyName } from 'shared-contracts/formats/person/party-name';
import { href } from 'shared-contracts/remote/paths';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { AnswerAppointment } from 'shared-ui/domain/appointments/list/answer-appointment.tsx';
import type { AppointmentView } from 'shared-ui/domain/appointments/appointment-view.ts';
import { outcomeAddress } from 'shared-ui/domain/appointments/page/outcome-address.ts';
import { mostUnfinished, type Unfinished } from 'shared-ui/domain/appointments/queries/outcome-queries.ts';
import { useAnswered } from 'shared-ui/domain/appointments/queries/use-answered.ts';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import styles from '../dashboard-page.module.css';
import { RequestCard } from './request-card.tsx';

interface PastAppointmentsProps {
  readonly unfinished: readonly Unfinished[];
  readonly view: AppointmentView;
}

/**
 * Appointments that are over: whether they took place is said in place, of a meeting that somebody came to where both say it. As many as fit
 * beside the day; an answered one keeps its place until the page is left, so that no other moves.
 */
export function PastAppointments({ unfinished, view }: PastAppointmentsProps) {
  const { t } = useTranslation('remote-pro/dashboard');
  const { shown, answerOf, keep } = useAnswered(
    unfinished.map(({ appointment }) => appointment),
    view.party,
    view.now,
  );
  const hrefOf = ({ id }: Appointment) => href('/pro/rendez-vous/:id', { id });
  const isAsked = ({ id }: Appointment) => unfinished.some((one) => one.appointment.id === id && one.isAsked);
  if (shown.length === 0) return null;
  return (
    <section className={styles.requests} aria-labelledby="past">
      <div className={styles.head}>
        <h2 id="past" className={styles.heading}>
          {t('past.label')}
        </h2>
        {shown.length > mostUnfinished ? (
          <Link className={styles.all} to={href('/pro/rendez-vous', undefined, { view: 'list', group: 'past' })}>
            {t('past.all')}
          </Link>
        ) : null}
      </div>
      <ul className={styles.cards} aria-labelledby="past">
        {shown.slice(0, mostUnfinished).map((appointment) => (
          <li key={appointment.id}>
            <RequestCard appointment={appointment} view={view} to={hrefOf(appointment)}>
              {isAsked(appointment) ? (
                <AskOutcome appointment={appointment} view={view} />
              ) : (
                <AnswerAppointment
                  appointment={appointment}
                  view={view}
                  only={['complete', 'miss']}
                  labels={{ complete: t('past.complete'), miss: t('past.miss') }}
                  isSecondary
                  kept={{ answer: answerOf(appointment), onAnswer: keep, to: hrefOf(appointment) }}
                />
              )}
            </RequestCard>
          </li>
        ))}
      </ul>
    </section>
  );
}

function AskOutcome({ appointment, view }: { readonly appointment: Appointment; readonly view: AppointmentView }) {
  const { t } = useTranslation('remote-pro/dashboard');
  return (
    <div className={styles.aside}>
      <p>{view.translate('outcome.ask')}</p>
      <div>
        <ButtonLink
          size="dense"
          variant="secondary"
          to={outcomeAddress(appointment.id)}
          aria-label={t('past.answerName', { name: partyName(appointment.client) })}
        >
          {view.translate('outcome.answer')}
        </ButtonLink>
      </div>
    </div>
  );
}
