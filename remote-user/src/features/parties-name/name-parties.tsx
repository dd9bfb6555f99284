import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { AddParty } from 'shared-ui/domain/parties/add-party.tsx';
import { PartyList } from 'shared-ui/domain/parties/party-list.tsx';
import { Card } from 'shared-ui/primitives/card/card.tsx';
import styles from './name-parties.module.css';
import { partiesQuery } from './parties-query.ts';

/** Whom an appointment concerns beside the client, for the professional's check; more can be named as long as it is to come. */
export function NameParties({ appointmentId }: { readonly appointmentId: string }) {
  const { t } = useTranslation('remote-user/parties');
  const { http } = usePlatform();
  const { data: parties } = useQuery(partiesQuery(http, appointmentId));
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <Card aria-labelledby="parties" aria-busy={parties === undefined}>
      <div className={styles.parties}>
        <h2 id="parties">{t('client.title')}</h2>
        {/* A line from the beginning, so that nothing moves. */}
        <p className={styles.note}>
          {parties === undefined ? '\u00a0' : t(parties.length === 0 ? 'client.none' : 'client.note')}
        </p>
        {parties === undefined || parties.length === 0 ? null : (
          <PartyList
            aria-labelledby="parties"
            parties={parties}
            by="client"
            noteOf={(role) => (role === 'client' ? `(${t('client.own')})` : null)}
            translate={t}
            onRemoved={() => opener.current?.focus()}
          />
        )}
        <div>
          <AddParty ref={opener} appointmentId={appointmentId} by="client" translate={t} />
        </div>
      </div>
    </Card>
  );
}
