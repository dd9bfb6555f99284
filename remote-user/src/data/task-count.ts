import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { HttpClient } from 'shared-contracts/platform/http-client';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { oneOf } from 'shared-contracts/schemas/wire';
import { outcomeQueries } from 'shared-ui/domain/appointments/queries/outcome-queries.ts';
import { refreshQueries } from 'shared-ui/domain/queries/refresh-queries.ts';
import { number, object } from 'valibot';
import { dashboardQueries } from './dashboard-queries.ts';
import { waitingKey } from './waiting-key.ts';

const keptKey = [...waitingKey, 'kept count'] as const;
const counted = oneOf(object({ count: number() }));

/** The frame works without it. */
const optional = { meta: { isOptional: true }, throwOnError: false } as const;

/** How many slots of the waiting list are kept for the client. */
const keptSlots = (http: HttpClient) =>
  queryOptions({
    queryKey: keptKey,
    queryFn: async ({ signal }) =>
      (await http.request('GET', '/waiting_entries/count?state=offered', counted, { signal })).data.count,
    ...optional,
  });

/**
 * How much waits for the client beside requests to answer, live: kept slots, and appointments with documents to send or of which to say
 * what became of them, as `/user/en-attente` shows them. What could never be counted is left out.
 */
export function useTaskCount(): number {
  const { events, http } = usePlatform();
  const client = useQueryClient();
  useEffect(() => events.subscribe('waiting.', () => void refreshQueries(client, keptKey)), [events, client]);
  const { data: kept = 0 } = useQuery(keptSlots(http));
  const { data: toSend = [] } = useQuery({ ...dashboardQueries(http).toSend(), ...optional });
  const { data: unsaid = [] } = useQuery({ ...outcomeQueries(http, 'client').unsaid(), ...optional });
  return kept + toSend.length + unsaid.length;
}
