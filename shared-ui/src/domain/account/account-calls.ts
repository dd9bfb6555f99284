import type { HttpClient } from 'shared-contracts/platform/http-client';
import type { AccountChange } from 'shared-contracts/schemas/account-change';
import type { NotificationChoiceInput } from 'shared-contracts/schemas/notification-choice';
import { codeAppSecret, passkeyOptions, recoveryCodes } from 'shared-contracts/schemas/second-step';
import { oneOf } from 'shared-contracts/schemas/wire';
import { unknown } from 'valibot';

const options = oneOf(passkeyOptions);
const codes = oneOf(recoveryCodes);
const secret = oneOf(codeAppSecret);

/** @throws ProblemError */
export const changeUser = (http: HttpClient, id: string, change: AccountChange): Promise<unknown> =>
  http.request('PUT', `/base/users/update/${id}`, unknown(), { body: change });

/** Asks for another e-mail to sign in with. @throws ProblemError */
export const askEmailChange = (http: HttpClient, email: string, password: string): Promise<unknown> =>
  http.request('POST', '/auth/email-change', unknown(), { body: { email, password } });
/** Asks for another e-mail that recovers a professional's account. @throws ProblemError */
export const askRecoveryEmail = (http: HttpClient, email: string, password: string): Promise<unknown> =>
  http.request('PUT', '/auth/recovery-email', unknown(), { body: { email, password } });
export const sendRecoveryLink = (http: HttpClient): Promise<unknown> =>
  http.request('POST', '/auth/recovery-email/send', unknown());
export const forgetEmail = (http: HttpClient, path: '/auth/email-change' | '/auth/recovery-email'): Promise<unknown> =>
  http.request('DELETE', path, unknown());
/** Mails the link that confirms the present address once more. @throws ProblemError */
export const sendConfirmation = (http: HttpClient): Promise<unknown> =>
  http.request('POST', '/auth/confirm/send', unknown());

/** Ends one session, or all others. @throws ProblemError */
export const endSession = (http: HttpClient, id: string): Promise<unknown> =>
  http.request('DELETE', `/auth/sessions/${id}`, unknown());
export const endOtherSessions = (http: HttpClient): Promise<unknown> =>
  http.request('DELETE', '/auth/sessions?others=true', unknown());

export const choose = (http: HttpClient, choice: NotificationChoiceInput): Promise<unknown> =>
  http.request('POST', '/base/notification_choices/create', unknown(), { body: choice });

export const askExport = (http: HttpClient, password: string): Promise<unknown> =>
  http.request('POST', '/auth/exports', unknown(), { body: { password } });

/** Lets the browser make a passkey. The recovery codes come with the first second step, else null. @throws ProblemError, WebAuthnError */
export async function addPasskey(http: HttpClient, name: string, password: string): Promise<string[] | null> {
  const { data } = await http.request('POST', '/auth/factors/passkey/options', options, { body: { password } });
  const { makePasskey } = await import(/* webpackChunkName: "make-passkey" */ '../second-step/make-passkey.ts');
  const response = await makePasskey(data.options);
  const body = { token: data.token, name, response };
  return (await http.request('POST', '/auth/factors/passkey', codes, { body })).data.recoveryCodes;
}
export const renamePasskey = (http: HttpClient, id: string, name: string): Promise<unknown> =>
  http.request('PUT', `/base/passkeys/update/${id}`, unknown(), { body: { name } });
export const removePasskey = (http: HttpClient, id: string, password: string): Promise<unknown> =>
  http.request('DELETE', `/auth/factors/passkey/${id}`, unknown(), { body: { password } });

export const startCodeApp = async (http: HttpClient, password: string) =>
  (await http.request('POST', '/auth/factors/code-app', secret, { body: { password } })).data;
export const confirmCodeApp = async (http: HttpClient, code: string): Promise<string[] | null> =>
  (await http.request('POST', '/auth/factors/code-app/confirm', codes, { body: { code } })).data.recoveryCodes;
export const removeCodeApp = (http: HttpClient, password: string): Promise<unknown> =>
  http.request('DELETE', '/auth/factors/code-app', unknown(), { body: { password } });
export const renewRecoveryCodes = async (http: HttpClient, password: string): Promise<string[] | null> =>
  (await http.request('POST', '/auth/factors/recovery-codes', codes, { body: { password } })).data.recoveryCodes;
