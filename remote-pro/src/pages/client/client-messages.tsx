import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { href } from 'shared-contracts/remote/paths';
import { formatDay, type Reader } from 'shared-ui/domain/time/format-time.ts';
import { lastWords } from 'shared-ui/domain/messages/conversations/last-words.ts';
import { useOwnId } from 'shared-ui/domain/messages/use-own-id.ts';
import { refreshQueries } from 'shared-ui/domain/queries/refresh-queries.ts';
import { Badge } from 'shared-ui/primitives/badge/badge.tsx';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import { betweenQueries } from '../../data/clients/client-between.ts';
import { ClientPart } from './client-part.tsx';
import styles from './client-page.module.css';

interface ClientMessagesProps {
  readonly clientId: string;
  readonly reader: Reader;
}

/** The last words of each conversation, which they lead to. */
export function ClientMessages({ clientId, reader }: ClientMessagesProps) {
  const { t } = useTranslation('remote-pro/messages');
  const { events, http } = usePlatform();
  const client = useQueryClient();
  const ownId = useOwnId();
  const options = betweenQueries(http, clientId).conversations();
  useEffect(
    () =>
      events.subscribe(
        'message.',
        () => void refreshQueries(client, betweenQueries(http, clientId).conversations().queryKey),
      ),
    [events, http, client, clientId],
  );
  return (
    <ClientPart name="messages" query={useInfiniteQuery(options)}>
      {(rows) => (
        <ul className={styles.rows}>
          {rows.map((conversation) => {
            const { id, lastMessageAt, unread, appointment } = conversation;
            const words = lastWords(conversation, ownId, t);
            return (
              <li key={id}>
                <p className={styles.when}>
                  <Link translate="no" to={href('/pro/message', undefined, { c: id })}>
                    {formatDay(lastMessageAt ?? conversation.createdAt, reader)}
                  </Link>
                  {unread > 0 ? <Badge tone="info">{t('unread', { count: unread })}</Badge> : null}
                </p>
                <p className={styles.words} lang={words.isTheirs ? '' : undefined}>
                  {words.text}
                </p>
                {appointment === null ? null : (
                  <p className={styles.none}>
                    {t('thread', { day: formatDay(appointment.startsAt, reader, 'short') })}
                  </p>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </ClientPart>
  );
}
