import { useTranslation } from 'react-i18next';
import { partyName } from 'shared-contracts/formats/person/party-name';
import { sentenceCase } from 'shared-contracts/formats/text/sentence-case';
import { href } from 'shared-contracts/remote/paths';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { answerBy } from 'shared-ui/domain/appointments/list/answer-by.ts';
import { viewWith, type AppointmentView } from 'shared-ui/domain/appointments/appointment-view.ts';
import { formatDay, formatTime } from 'shared-ui/domain/time/format-time.ts';
import { zoneBeside } from 'shared-ui/domain/time/zone-beside.ts';
import { Card } from 'shared-ui/primitives/card/card.tsx';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import styles from './dashboard-page.module.css';

interface WaitingForThemProps {
  readonly appointments: readonly Appointment[];
  readonly view: AppointmentView;
}

/** What the client asked for and nobody has answered yet; nothing without any. */
export function WaitingForThem({ appointments, view: clientView }: WaitingForThemProps) {
  const { t } = useTranslation('remote-user/dashboard');
  if (appointments.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="theirs-heading">
      <div className={styles.head}>
        <h2 id="theirs-heading" className={styles.heading}>
          {t('theirs.title')}
        </h2>
        <Link to={href('/user/en-attente')}>{t('theirs.all')}</Link>
      </div>
      <Card padding="none">
        <ul className={styles.rows} aria-labelledby="theirs-heading">
          {appointments.map((appointment) => {
            const view = viewWith(clientView, appointment);
            const { id, professional, expiresAt } = appointment;
            const startsAt = appointment.proposedStartsAt ?? appointment.startsAt;
            return (
              <li key={id}>
                <article className={styles.row} aria-labelledby={`appointment-${id}`}>
                  <h3 id={`appointment-${id}`} className={styles.who}>
                    <Link translate="no" variant="quiet" to={href('/user/rendez-vous/:id', { id })}>
                      {partyName(professional)}
                    </Link>
                  </h3>
                  <p>
                    {`${sentenceCase(formatDay(startsAt, view.reader, 'short'))}, ${formatTime(startsAt, view.reader)}${zoneBeside(view.reader, professional)}`}
                  </p>
                  {expiresAt === null ? null : <p className={styles.note}>{answerBy(appointment, expiresAt, view)}</p>}
                </article>
              </li>
            );
          })}
        </ul>
      </Card>
    </section>
  );
}
