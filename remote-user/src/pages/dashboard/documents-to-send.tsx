import { useTranslation } from 'react-i18next';
import { partyName } from 'shared-contracts/processes/party-name';
import { href } from 'shared-contracts/remote/paths';
import { viewWith, type AppointmentView } from 'shared-ui/domain/appointments/appointment-view.ts';
import { formatMoment } from 'shared-ui/domain/appointments/format-time.ts';
import { zoneBeside } from 'shared-ui/domain/appointments/zone-beside.ts';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { Card } from 'shared-ui/primitives/card/card.tsx';
import type { ToSend } from '../../data/dashboard-queries.ts';
import styles from './dashboard-page.module.css';

/** What a professional waits for before an appointment, sent on its page. */
export function DocumentsToSend({ appointment, asked, view }: ToSend & { readonly view: AppointmentView }) {
  const { t } = useTranslation('remote-user/dashboard');
  const { reader } = viewWith(view, appointment);
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
        <p className={styles.note}>
          <span>{t('mine.wanted')}</span> <span lang="">{asked.map((one) => one.name).join(', ')}</span>
        </p>
      </div>
      <ButtonLink
        size="dense"
        variant="secondary"
        to={`${href('/user/rendez-vous/:id', { id })}#documents`}
        aria-label={t('mine.sendTo', { name })}
      >
        {t('mine.send')}
      </ButtonLink>
    </Card>
  );
}
