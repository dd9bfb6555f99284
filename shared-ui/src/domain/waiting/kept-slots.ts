import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { HttpClient } from 'shared-contracts/platform/http-client';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { oneOf } from 'shared-contracts/schemas/wire';
import { number, object } from 'valibot';
import { appointmentsKey } from '../appointments/appointment-queries.ts';
import type { Party } from '../appointments/available-actions.ts';
import { refreshQueries } from '../queries/refresh-queries.ts';

/** Among the appointments, as an offer that is taken becomes one. */
export const waitingKey = [...appointmentsKey, 'waiting'] as const;

const keptKey = [...waitingKey, 'kept count'] as const;
const counted = oneOf(object({ count: number() }));

/** How many slots of the waiting list are kept for the client. Optional: the frame works without it. */
const keptSlots = (http: HttpClient) =>
  queryOptions({
    queryKey: keptKey,
    queryFn: async ({ signal }) =>
      (await http.request('GET', '/waiting_entries/count?state=offered', counted, { signal })).data.count,
    meta: { isOptional: true },
    throwOnError: false,
  });

/** How many slots are kept for a client, live; undefined for a professional. */
export function useKeptSlots(party: Party): number | undefined {
  const { events, http } = usePlatform();
  const client = useQueryClient();
  const isClient = party === 'client';
  useEffect(
    () => (isClient ? events.subscribe('waiting.', () => void refreshQueries(client, keptKey)) : undefined),
    [isClient, events, client],
  );
  return useQuery({ ...keptSlots(http), enabled: isClient }).data;
}
