import { startAuthentication, WebAuthnError } from '@simplewebauthn/browser';
import type { HttpClient } from 'shared-contracts/platform/http-client';
import { passkeyOptions } from 'shared-contracts/schemas/second-step';
import { oneOf } from 'shared-contracts/schemas/wire';

const answer = oneOf(passkeyOptions);

/** Asks for a passkey of any account; undefined when none was chosen. @throws ProblemError */
export async function askPasskey(http: HttpClient) {
  const { data } = await http.request('POST', '/auth/passkey/options', answer);
  try {
    return { token: data.token, response: await startAuthentication({ optionsJSON: data.options }) };
  } catch (error) {
    if (error instanceof WebAuthnError || (error instanceof Error && error.name === 'NotAllowedError'))
      return undefined;
    throw error;
  }
}
