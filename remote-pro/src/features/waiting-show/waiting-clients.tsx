import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { refreshQueries } from 'shared-ui/domain/queries/refresh-queries.ts';
import { Skeleton } from 'shared-ui/primitives/skeleton/skeleton.tsx';
import { Part } from '../../components/part/part.tsx';
import { waitingKey, waitingQuery } from '../../data/clients/waiting-query.ts';
import styles from './waiting-clients.module.css';
import { WaitingClient } from './waiting-client.tsx';

/** Who waits for a slot of the practice to become free, live and in the order of asking. */
export function WaitingClients() {
  const { t } = useTranslation('remote-pro/pending');
  const { http, events } = usePlatform();
  const queries = useQueryClient();
  const waiting = useQuery({ ...waitingQuery(http), throwOnError: false });
  useEffect(() => events.subscribe('waiting.', () => void refreshQueries(queries, waitingKey)), [events, queries]);
  return (
    <section className={styles.section} aria-labelledby="waiting-clients">
      <div>
        <h2 id="waiting-clients">{t('waiting.title')}</h2>
        {waiting.data?.entries.length === 0 ? null : <p className={styles.note}>{t('waiting.lead')}</p>}
      </div>
      <Part queries={[waiting]} title={t('waiting.failed')} skeleton={<Skeleton lines={3} />}>
        {({ entries, hasMore }) =>
          entries.length === 0 ? (
            <p className={styles.note}>{t('waiting.none')}</p>
          ) : (
            <>
              <ol className={styles.list} aria-labelledby="waiting-clients">
                {entries.map((entry) => (
                  <li key={entry.id}>
                    <WaitingClient entry={entry} />
                  </li>
                ))}
              </ol>
              {hasMore ? <p className={styles.note}>{t('waiting.more', { count: entries.length })}</p> : null}
            </>
          )
        }
      </Part>
    </section>
  );
}
