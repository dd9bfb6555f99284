import { useTranslation } from 'react-i18next';
import { partyName } from 'shared-contracts/processes/party-name';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { viewWith, type AppointmentView } from 'shared-ui/domain/appointments/appointment-view.ts';
import { formatMoment } from 'shared-ui/domain/appointments/format-time.ts';
import { outcomeAddress } from 'shared-ui/domain/appointments/outcome-address.ts';
import { zoneBeside } from 'shared-ui/domain/appointments/zone-beside.ts';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { Card } from 'shared-ui/primitives/card/card.tsx';
import styles from './dashboard-page.module.css';

interface OutcomeToSayProps {
  readonly appointment: Appointment;
  readonly view: AppointmentView;
}

/** An appointment that is over and of which the client has yet to say what became of it. */
export function OutcomeToSay({ appointment, view: clientView }: OutcomeToSayProps) {
  const { t } = useTranslation('remote-user/dashboard');
  const { reader, translate } = viewWith(clientView, appointment);
  const { id, startsAt, professional } = appointment;
  const name = partyName(professional);
  return (
    <Card className={styles.next}>
      <div className={styles.texts}>
        <h3 translate="no" className={styles.heading}>
          {name}
        </h3>
        <p translate="no" className={styles.strong}>
          {formatMoment(startsAt, reader) + zoneBeside(reader, professional)}
        </p>
        <p className={styles.note}>{translate('outcome.ask')}</p>
      </div>
      <ButtonLink size="dense" variant="secondary" to={outcomeAddress(id)} aria-label={t('mine.answerTo', { name })}>
        {t('mine.answer')}
      </ButtonLink>
    </Card>
  );
}
