import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { zoneName } from 'shared-contracts/formats/time/zone-name';
import { PhoneLink } from 'shared-ui/domain/contact/phone-link.tsx';
import { Card } from 'shared-ui/primitives/card/card.tsx';
import { SummaryList } from 'shared-ui/primitives/summary-list/summary-list.tsx';
import { clientAppointments } from '../../data/clients/client-appointments.ts';
import styles from './client-page.module.css';

/** What the professional may know of where a client is: the number with an accepted phone appointment. */
export function ClientContact({ clientId }: { readonly clientId: string }) {
  const { t } = useTranslation('remote-pro/clients');
  const { http, locale } = usePlatform();
  const { data } = useInfiniteQuery(clientAppointments(http, clientId));
  const clients = data?.pages.flatMap(({ appointments }) => appointments.map(({ client }) => client)) ?? [];
  const phone = clients.find((one) => one.phone)?.phone;
  const zone = clients[0]?.timeZone;
  if (clients.length === 0) return null;
  return (
    <Card aria-labelledby="client-contact">
      <h2 id="client-contact" className={styles.heading}>
        {t('one.contact')}
      </h2>
      <SummaryList
        rows={[
          {
            term: t('one.phone'),
            value: phone ? <PhoneLink number={phone} /> : <span className={styles.none}>{t('one.noPhone')}</span>,
          },
          ...(zone ? [{ term: t('one.zone'), value: zoneName(zone, locale) }] : []),
        ]}
      />
    </Card>
  );
}
