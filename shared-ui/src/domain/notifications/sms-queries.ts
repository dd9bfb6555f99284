import { queryOptions } from '@tanstack/react-query';
import type { HttpClient } from 'shared-contracts/platform/http-client';
import { smsState } from 'shared-contracts/schemas/sms';
import { oneOf } from 'shared-contracts/schemas/wire';
import { unknown } from 'valibot';
import type french from '../../locales/fr/notifications.json';

export type SmsWords = (typeof french)['sms'];

const state = oneOf(smsState);

/** Whether texts are sent, and to which number of the reader; beside the other queries of the account. */
export const ownSms = (http: HttpClient) =>
  queryOptions({
    queryKey: ['account', 'sms'],
    queryFn: async ({ signal }) => (await http.request('GET', '/sms', state, { signal })).data,
    meta: { isOptional: true },
    throwOnError: false,
  });

/** Sends a code to a phone, in E.164. @throws ProblemError */
export const askSmsCode = (http: HttpClient, phone: string): Promise<unknown> =>
  http.request('POST', '/sms/number', unknown(), { body: { phone } });
export const confirmSmsCode = (http: HttpClient, code: string): Promise<unknown> =>
  http.request('POST', '/sms/number/confirm', unknown(), { body: { code } });
export const removeSmsNumber = (http: HttpClient): Promise<unknown> => http.request('DELETE', '/sms/number', unknown());
