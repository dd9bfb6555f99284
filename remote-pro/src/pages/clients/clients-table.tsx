import { useTranslation } from 'react-i18next';
import { href } from 'shared-contracts/remote/paths';
import type { ClientOfPractice } from 'shared-contracts/schemas/client';
import type { Reader } from 'shared-ui/domain/time/format-time.ts';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import { clientName } from '../../model/client-name.ts';
import { dateText } from '../../model/date-text.ts';
import styles from './clients-page.module.css';

interface ClientsTableProps {
  readonly clients: readonly ClientOfPractice[];
  readonly reader: Reader;
  readonly isBusy: boolean;
}

const dates = ['lastAt', 'nextAt', 'lastContactAt'] as const;
const columns = { lastAt: 'column.last', nextAt: 'column.next', lastContactAt: 'column.contact' } as const;

/** One client a row; on a phone one below the other. */
export function ClientsTable({ clients, reader, isBusy }: ClientsTableProps) {
  const { t } = useTranslation('remote-pro/clients');
  const day = (at: string | null) => (at === null ? <span className={styles.none}>–</span> : dateText(at, reader));
  return (
    <table className={styles.table} aria-busy={isBusy}>
      <caption className={styles.caption}>{t('title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('column.name')}</th>
          {dates.map((name) => (
            <th key={name} scope="col">
              {t(columns[name])}
            </th>
          ))}
          <th scope="col" className={styles.number}>
            {t('column.count')}
          </th>
        </tr>
      </thead>
      <tbody>
        {clients.map((client) => (
          <tr key={client.id}>
            <th scope="row">
              <Link translate="no" variant="quiet" to={href('/pro/clients/:id', { id: client.clientId })}>
                {clientName(client) ?? t('deleted')}
              </Link>
            </th>
            {dates.map((name) => (
              <td key={name} data-label={t(columns[name])} data-empty={client[name] === null || undefined}>
                {day(client[name])}
              </td>
            ))}
            <td
              className={styles.number}
              data-label={t('column.count')}
              data-empty={client.appointmentCount === 0 || undefined}
            >
              {client.appointmentCount}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
