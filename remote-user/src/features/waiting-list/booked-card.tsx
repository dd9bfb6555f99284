import { useTranslation } from 'react-i18next';
import { consultationName } from 'shared-contracts/processes/consultation-name';
import { partyName } from 'shared-contracts/processes/party-name';
import { href } from 'shared-contracts/remote/paths';
import type { WaitingEntry } from 'shared-contracts/schemas/waiting';
import { formatDay, formatTimeRange } from 'shared-ui/domain/appointments/format-time.ts';
import { viewWith } from 'shared-ui/domain/appointments/appointment-view.ts';
import { zoneBeside } from 'shared-ui/domain/appointments/zone-beside.ts';
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
  const { reader } = viewWith(useView(), entry);
  const name = partyName(entry.professional);
  return (
    <article className={styles.card} aria-labelledby={`waiting-${entry.id}`}>
      <div className={styles.head}>
        <h3 translate="no" id={`waiting-${entry.id}`} className={styles.name}>
          {name}
        </h3>
        <Badge tone="success">{t('booked')}</Badge>
      </div>
      <p translate="no" className={styles.when}>
        {`${formatDay(startsAt, reader)}, ${formatTimeRange(startsAt, endsAt, reader)}${zoneBeside(reader, entry.professional)}`}
      </p>
      <p className={styles.line}>{consultationName(entry.consultation, reader.locale)}</p>
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
