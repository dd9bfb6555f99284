import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { WaitingEntry } from 'shared-contracts/schemas/waiting';
import { outcomeQueries } from 'shared-ui/domain/appointments/queries/outcome-queries.ts';
import { useAppointmentQueries } from 'shared-ui/domain/appointments/queries/use-appointment-queries.ts';
import { unreadConversations } from 'shared-ui/domain/messages/data/use-unread-conversations.ts';
import { refreshQueries } from 'shared-ui/domain/queries/refresh-queries.ts';
import { useHeld } from 'shared-ui/domain/queries/use-held.ts';
import { waitingKey } from '../../data/waiting-key.ts';
import { dashboardQueries } from '../../data/dashboard-queries.ts';
import { waitingQuery } from '../../features/waiting-list/waiting-query.ts';

const openOffers = (entries: readonly WaitingEntry[]) => entries.filter(({ state }) => state === 'offered');

/** What the parts of the page show, each with its own state. */
export function useDashboard() {
  const { http, events } = usePlatform();
  const client = useQueryClient();
  const appointments = useAppointmentQueries('client');
  const own = dashboardQueries(http);
  const next = useQuery(appointments.next());
  const offers = useQuery({ ...waitingQuery(http), select: openOffers });
  const unsaid = useQuery(outcomeQueries(http, 'client').unsaid());
  const mine = useQuery(appointments.firstPending());
  const theirs = useQuery(appointments.firstPending('professional'));
  // The frame keeps it live.
  const unread = useQuery(unreadConversations(http, 'client'));
  const toPrepare = useQuery(own.toPrepare());
  const toSend = useQuery(own.toSend());
  useEffect(() => events.subscribe('waiting.', () => void refreshQueries(client, waitingKey)), [events, client]);
  const parts = [next, offers, unsaid, mine, theirs, unread, toPrepare, toSend];
  const hasFailed = parts.every(({ isError, data }) => isError && data === undefined);
  const isHeld = useHeld(parts.some(({ isPending }) => isPending));
  return { parts, hasFailed, isHeld, next, offers, unsaid, mine, theirs, unread, toPrepare, toSend };
}
