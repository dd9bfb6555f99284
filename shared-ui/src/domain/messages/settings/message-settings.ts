import { queryOptions } from '@tanstack/react-query';
import type { HttpClient } from 'shared-contracts/platform/http-client';
import { account } from 'shared-contracts/schemas/account-record';
import { ownProfessional } from 'shared-contracts/schemas/own-professional';
import { type ContactSettings } from 'shared-contracts/schemas/professional-input';
import { oneOf, pageOf } from 'shared-contracts/schemas/wire';
import { unknown } from 'valibot';
import type { Party } from '../../appointments/queries/available-actions.ts';
import type fr from '../../../locales/fr/message-settings.json';
import { messagesKey } from '../data/messages-key.ts';

export type SettingsWords = typeof fr;

export interface MessageSettings {
  readonly readReceipts: boolean;
  /** Of a professional. */
  readonly contact: ContactSettings | null;
}

const ownAccount = oneOf(account);
const professionals = pageOf(ownProfessional);

async function readContact(http: HttpClient, signal: AbortSignal): Promise<ContactSettings | null> {
  const { data } = await http.request('POST', '/pro/get-all/professionals', professionals, {
    body: { limit: 1 },
    signal,
  });
  const [own] = data;
  if (!own) return null;
  const { firstContacts, firstContactsPerDay, isAway, awayFr, awayEn } = own;
  return { firstContacts, firstContactsPerDay, isAway, awayFr, awayEn };
}

/** The signed-in person's settings of messages. */
export const messageSettings = (http: HttpClient, party: Party, userId: string) =>
  queryOptions({
    queryKey: [...messagesKey, 'settings', userId],
    queryFn: async ({ signal }): Promise<MessageSettings> => {
      const [{ data }, contact] = await Promise.all([
        http.request('GET', `/base/users/get-one/${userId}`, ownAccount, { signal }),
        party === 'professional' ? readContact(http, signal) : null,
      ]);
      return { readReceipts: data.readReceipts, contact };
    },
    throwOnError: false,
  });

/** @throws ProblemError */
export const saveReceipts = (http: HttpClient, userId: string, readReceipts: boolean): Promise<unknown> =>
  http.request('PUT', `/base/users/update/${userId}`, unknown(), { body: { readReceipts } });

/** @throws ProblemError */
export const saveContact = (http: HttpClient, userId: string, contact: ContactSettings): Promise<unknown> =>
  http.request('PUT', `/base/professionals/update/${userId}`, unknown(), { body: contact });
