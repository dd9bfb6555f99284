import { infiniteQueryOptions } from '@tanstack/react-query';
import type { HttpClient } from 'shared-contracts/platform/http-client';
import { notification } from 'shared-contracts/schemas/notification';
import { pageOf } from 'shared-contracts/schemas/wire';
import { notificationsKey } from './notification-queries.ts';

const pageSchema = pageOf(notification);
const first: string | null = null;

/** The reader's notifications, the newest first. */
export const notificationList = (http: HttpClient) =>
  infiniteQueryOptions({
    queryKey: [...notificationsKey, 'list'],
    initialPageParam: first,
    getNextPageParam: (page: { readonly next: string | null }) => page.next,
    queryFn: async ({ pageParam: cursor, signal }) => {
      const body = { where: {}, limit: 20, ...(cursor === null ? {} : { cursor }) };
      const { data, page } = await http.request('POST', '/notifications/find-by', pageSchema, { body, signal });
      return { rows: data, next: page?.next ?? null };
    },
    meta: { isOptional: true },
    throwOnError: false,
  });
