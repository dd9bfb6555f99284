import { queryOptions } from '@tanstack/react-query';
import type { HttpClient } from 'shared-contracts/platform/http-client';
import { meetingPresent } from 'shared-contracts/schemas/meeting-room';
import { oneOf } from 'shared-contracts/schemas/wire';
import { array } from 'valibot';
import { appointmentsKey } from './appointment-queries.ts';

/** Among the appointments: the event that somebody waits reads it again. */
export const presenceKey = [...appointmentsKey, 'presence'] as const;

const rooms = oneOf(array(meetingPresent));

/** The reader's rooms in which somebody is. Optional: pages work without it. */
export const presenceQuery = (http: HttpClient) =>
  queryOptions({
    queryKey: presenceKey,
    queryFn: async ({ signal }) => (await http.request('GET', '/rtc/presence', rooms, { signal })).data,
    // A stream that was broken has not told who left.
    refetchInterval: ({ state }) => (state.data?.length ? 20_000 : false),
    meta: { isOptional: true },
    throwOnError: false,
  });
