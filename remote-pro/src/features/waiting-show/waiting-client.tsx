import { useTranslation } from 'react-i18next';
import { consultationName } from 'shared-contracts/formats/text/consultation-name';
import { minutesText } from 'shared-contracts/formats/time/minutes-text';
import { partyName } from 'shared-contracts/formats/person/party-name';
import type { WaitingEntry } from 'shared-contracts/schemas/waiting';
import { CallTypeIcon } from 'shared-ui/domain/appointments/list/call-type-icon.tsx';
import { formatMoment } from 'shared-ui/domain/time/format-time.ts';
import { windowWords } from 'shared-ui/domain/waiting/window-words.ts';
import { Badge } from 'shared-ui/primitives/badge/badge.tsx';
import { useReader } from '../../model/use-reader.ts';
import styles from './waiting-clients.module.css';

/** One client who waits: for which days, hours, consultation and ways to meet, since when, and whether a slot is offered now. */
export function WaitingClient({ entry }: { readonly entry: WaitingEntry }) {
  const { t } = useTranslation('remote-pro/pending');
  const { t: words } = useTranslation('remote-pro/appointments');
  const reader = useReader();
  const { id, client, callTypes, consultation, createdAt } = entry;
  const isOffered = entry.state === 'offered';
  return (
    <article className={styles.client} aria-labelledby={`waiting-${id}`}>
      <div className={styles.head}>
        <h3 translate="no" id={`waiting-${id}`} className={styles.name}>
          {partyName(client)}
        </h3>
        <Badge tone={isOffered ? 'success' : 'neutral'}>
          {t(`waiting.state.${isOffered ? 'offered' : 'waiting'}`)}
        </Badge>
      </div>
      <p className={styles.when}>{windowWords(entry, reader, (key, ...values) => t(`waiting.${key}`, ...values))}</p>
      <ul className={styles.facts}>
        {callTypes.map((way) => (
          <li key={way} className={styles.way}>
            <CallTypeIcon callType={way} />
            <span>{words(`callType.${way}`)}</span>
          </li>
        ))}
        <li>{`${consultationName(consultation, reader.locale)} · ${minutesText(consultation.minutes)}`}</li>
        <li>{t('waiting.since', { moment: formatMoment(createdAt, reader) })}</li>
      </ul>
    </article>
  );
}
