import { queryOptions } from '@tanstack/react-query';
import type { HttpClient } from 'shared-contracts/platform/http-client';
import { account } from 'shared-contracts/schemas/account-record';
import { oneOf } from 'shared-contracts/schemas/wire';
import { pick } from 'valibot';

const answer = oneOf(pick(account, ['phone']));

/** The account's number: where its client is called, and what is recognised in a public text. Optional: neither needs it. */
export const accountQuery = (http: HttpClient, userId: string) =>
  queryOptions({
    queryKey: ['account', userId, 'phone'],
    queryFn: async ({ signal }) =>
      (await http.request('GET', `/base/users/get-one/${userId}`, answer, { signal })).data,
    enabled: userId !== '',
    throwOnError: false,
    meta: { isOptional: true },
  });
