import { infiniteQueryOptions } from '@tanstack/react-query';
import type { HttpClient } from 'shared-contracts/platform/http-client';
import { payment } from 'shared-contracts/schemas/billing';
import { pageOf } from 'shared-contracts/schemas/wire';
import { accountKey } from 'shared-ui/domain/account/account-queries.ts';

const payments = pageOf(payment);
const PAYMENTS = 12;

/** What was paid for plans, the latest first. */
export const paymentsQuery = (http: HttpClient) =>
  infiniteQueryOptions({
    queryKey: [...accountKey, 'payments'],
    initialPageParam: '',
    queryFn: ({ signal, pageParam }) =>
      http.request('POST', '/pro/get-all/payments', payments, {
        body: { limit: PAYMENTS, ...(pageParam === '' ? {} : { cursor: pageParam }) },
        signal,
      }),
    getNextPageParam: ({ page }) => page?.next ?? undefined,
  });
