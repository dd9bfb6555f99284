import { queryOptions } from '@tanstack/react-query';
import type { HttpClient } from 'shared-contracts/platform/http-client';
import { oneOf } from 'shared-contracts/schemas/wire';
import { number, object } from 'valibot';

/** Prefix of all queries about notifications. */
export const notificationsKey = ['notifications'] as const;

const path = `/notifications/count?where=${encodeURIComponent('{"readAt":null}')}` as const;
const counted = oneOf(object({ count: number() }));

/** Number of unread notifications. Optional: the frame works without it. */
export const unreadCount = (http: HttpClient) =>
  queryOptions({
    queryKey: [...notificationsKey, 'unread count'],
    queryFn: async ({ signal }) => (await http.request('GET', path, counted, { signal })).data.count,
    meta: { isOptional: true },
    throwOnError: false,
  });
