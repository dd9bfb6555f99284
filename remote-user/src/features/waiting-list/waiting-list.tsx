import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { partyName } from 'shared-contracts/formats/person/party-name';
import type { WaitingEntry } from 'shared-contracts/schemas/waiting';
import { refreshQueries } from 'shared-ui/domain/queries/refresh-queries.ts';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { waitingKey } from '../../data/waiting-key.ts';
import { BookedCard } from './booked-card.tsx';
import { bookedQuery } from './booked-query.ts';
import { useWaitingChange } from './use-waiting-change.ts';
import { WaitingCard } from './waiting-card.tsx';
import styles from './waiting-list.module.css';
import { waitingQuery } from './waiting-query.ts';

/** What the client waits for, live, and what came of it; nothing for who waits for nothing. */
export function WaitingList() {
  const { t } = useTranslation('remote-user/waiting');
  const { http, events, toast } = usePlatform();
  const queries = useQueryClient();
  const open = useQuery({ ...waitingQuery(http), throwOnError: false });
  const booked = useQuery({ ...bookedQuery(http), throwOnError: false });
  const { data } = open;
  const failed = [open, booked].filter((query) => query.isError && query.data === undefined);
  const { left, pending, change } = useWaitingChange();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => events.subscribe('waiting.', () => void refreshQueries(queries, waitingKey)), [events, queries]);
  const handle = (entry: WaitingEntry, state: 'waiting' | 'ended', said: string | null) => async () => {
    if (!(await change(entry, state))) return;
    if (said !== null) toast.success(said);
    // What was pressed may be gone.
    heading.current?.focus();
  };
  if (data === undefined && failed.length === 0) return null;
  const cards = [...(data ?? []), ...(booked.data ?? [])];
  if (cards.length + failed.length === 0 && left === undefined) return null;
  return (
    <section className={styles.section} aria-labelledby="waiting-list">
      <div>
        <h2 id="waiting-list" ref={heading} tabIndex={-1}>
          {t('title')}
        </h2>
        <p className={styles.lead}>{t('lead')}</p>
      </div>
      {left === undefined ? null : (
        <Notice
          live="polite"
          action={
            <Button variant="secondary" size="dense" onClick={() => void handle(left, 'waiting', t('back'))()}>
              {t('undo')}
            </Button>
          }
        >
          {t('left', { name: partyName(left.professional) })}
        </Notice>
      )}
      {failed.length === 0 ? null : (
        <Notice
          tone="danger"
          action={
            <Button variant="secondary" size="dense" onClick={() => failed.forEach(({ refetch }) => void refetch())}>
              {t('retry')}
            </Button>
          }
        >
          {t('failed')}
        </Notice>
      )}
      {cards.length === 0 ? null : (
        <ul className={styles.list} aria-label={t('title')}>
          {cards.map((entry) => (
            <li key={entry.id}>
              {entry.booked ? (
                <BookedCard entry={entry} booked={entry.booked} />
              ) : (
                <WaitingCard
                  entry={entry}
                  isPending={pending === entry.id}
                  onDecline={() => void handle(entry, 'waiting', t('declined'))()}
                  onLeave={() => void handle(entry, 'ended', null)()}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
