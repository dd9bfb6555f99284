import { useTranslation } from 'react-i18next';
import { consultationName } from 'shared-contracts/formats/text/consultation-name';
import { partyName } from 'shared-contracts/formats/person/party-name';
import { href } from 'shared-contracts/remote/paths';
import type { WaitingEntry } from 'shared-contracts/schemas/waiting';
import { AppointmentMoment } from 'shared-ui/domain/appointments/list/appointment-time.tsx';
import { viewWith } from 'shared-ui/domain/appointments/appointment-view.ts';
import { Badge } from 'shared-ui/primitives/badge/badge.tsx';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { useView } from '../../model/use-view.ts';
import styles from './waiting-list.module.css';

interface BookedCardProps {
  readonly entry: WaitingEntry;
  readonly booked: NonNullable<WaitingEntry['booked']>;
}

/** What a wait ended in, with the way to the appointment. */
export function BookedCard({ entry, booked: { id, startsAt, endsAt } }: BookedCardProps) {
  const { t } = useTranslation('remote-user/waiting');
  const view = viewWith(useView(), entry);
  const name = partyName(entry.professional);
  return (
    <article className={styles.card} aria-labelledby={`waiting-${entry.id}`}>
      <div className={styles.head}>
        <h3 translate="no" id={`waiting-${entry.id}`} className={styles.name}>
          {name}
        </h3>
        <Badge tone="success">{t('booked')}</Badge>
      </div>
      <p className={styles.when}>
        <AppointmentMoment startsAt={startsAt} endsAt={endsAt} professional={entry.professional} view={view} />
      </p>
      <p className={styles.line}>{consultationName(entry.consultation, view.reader.locale)}</p>
      <div className={styles.actions}>
        <ButtonLink
          variant="secondary"
          size="dense"
          to={href('/user/rendez-vous/:id', { id })}
          aria-label={t('of', { action: t('open'), name })}
        >
          {t('open')}
        </ButtonLink>
      </div>
    </article>
  );
}
