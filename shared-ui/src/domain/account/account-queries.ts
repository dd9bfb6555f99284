import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { HttpClient } from 'shared-contracts/platform/http-client';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { accountSession, emailChange, latestExport } from 'shared-contracts/schemas/account-access';
import { account } from 'shared-contracts/schemas/account-record';
import { notificationChoice } from 'shared-contracts/schemas/notification-choice';
import { factors } from 'shared-contracts/schemas/second-step';
import { oneOf, pageOf } from 'shared-contracts/schemas/wire';
import { refreshQueries } from '../queries/refresh-queries.ts';
import { array, is, object, string } from 'valibot';

export const accountKey = ['account'] as const;
export const choicesKey = [...accountKey, 'choices'] as const;

const users = pageOf(account);
const change = oneOf(emailChange);
const ownFactors = oneOf(factors);
const sessions = oneOf(array(accountSession));
/** Of kinds that a later version knows too. */
const choices = pageOf(object({ ...notificationChoice.entries, kind: string() }));
const archive = oneOf(latestExport);

/** Live events come first; this is for where they do not. */
const EXPORT_POLL_MS = 3000;

/** Queries of the signed-in account, other than the profile. */
export const accountQueries = (http: HttpClient) => ({
  user: () =>
    queryOptions({
      queryKey: [...accountKey, 'user'],
      queryFn: async ({ signal }) => {
        const { data } = await http.request('POST', '/users/find-by', users, {
          body: { mine: true, limit: 1 },
          signal,
        });
        const [own] = data;
        if (!own) throw new ProblemError({ status: 404, code: 'NOT_FOUND', errors: [] });
        return own;
      },
    }),
  /** The new e-mails that wait for their confirmation, or null. */
  pendingEmails: () =>
    queryOptions({
      queryKey: [...accountKey, 'pending emails'],
      queryFn: async ({ signal }) => (await http.request('GET', '/auth/email-change', change, { signal })).data,
    }),
  factors: () =>
    queryOptions({
      queryKey: [...accountKey, 'factors'],
      queryFn: async ({ signal }) => (await http.request('GET', '/auth/factors', ownFactors, { signal })).data,
    }),
  sessions: () =>
    queryOptions({
      queryKey: [...accountKey, 'sessions'],
      queryFn: async ({ signal }) => (await http.request('GET', '/auth/sessions', sessions, { signal })).data,
    }),
  choices: () =>
    queryOptions({
      queryKey: choicesKey,
      queryFn: async ({ signal }) =>
        (
          await http.request('POST', '/notification_choices/find-by', choices, {
            body: { mine: true, limit: 20 },
            signal,
          })
        ).data.filter((choice) => is(notificationChoice, choice)),
    }),
  dataExport: () =>
    queryOptions({
      queryKey: [...accountKey, 'export'],
      queryFn: async ({ signal }) => (await http.request('GET', '/auth/exports', archive, { signal })).data.export,
      refetchInterval: ({ state: { data } }) =>
        data?.state === 'waiting' || data?.state === 'running' ? EXPORT_POLL_MS : false,
    }),
});

/** Refetches what the page shows of the account. */
export const refreshAccount = (client: QueryClient): Promise<void> => refreshQueries(client, accountKey);
