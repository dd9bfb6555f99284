import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { refreshQueries } from '../queries/refresh-queries.ts';
import { notificationsKey, unreadCount } from './notification-queries.ts';

/** Keeps the notifications up to date; returns their number while it is higher than it was, to be announced. */
export function useUnreadNews(): number {
  const { http, events } = usePlatform();
  const client = useQueryClient();
  const { data: count } = useQuery(unreadCount(http));
  const [last, setLast] = useState({ count, hasGrown: false });
  if (count !== last.count) setLast({ count, hasGrown: last.count !== undefined && Number(count) > last.count });
  // Most events leave a notification, and no list of their types is needed to count anew.
  useEffect(
    () =>
      events.subscribe('', ({ type }) => {
        // Every professional is told of a question; who types and who is in a room leave none.
        if (!/^(?:typing\.|room\.|question\.asked$)/u.test(type)) void refreshQueries(client, notificationsKey);
      }),
    [events, client],
  );
  return last.hasGrown ? Number(last.count) : 0;
}
