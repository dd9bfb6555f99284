import * as v from 'valibot';
import { passwordConfirmation } from './account-access-input.ts';
import { passkeyName } from './second-step.ts';
import { code, given } from './text.ts';

const token = v.pipe(given, v.maxLength(100, code('TOO_LONG')));
const typed = v.pipe(
  v.string(code('REQUIRED')),
  v.transform((text) => text.replace(/[\s-]/gu, '').toLowerCase()),
  v.nonEmpty(code('REQUIRED')),
  v.maxLength(40, code('TOO_LONG')),
);

/** A response of the browser's WebAuthn API as JSON; `@simplewebauthn/server` checks what is inside. */
export const webAuthnResponse = v.looseObject({ id: v.pipe(v.string(), v.maxLength(2000)) });

export const secondStepProof = v.variant(
  'method',
  [
    v.object({ method: v.literal('code'), code: typed }),
    v.object({ method: v.literal('recovery'), code: typed }),
    v.object({ method: v.literal('passkey'), response: webAuthnResponse }),
  ],
  code('INVALID'),
);
export type SecondStepProof = v.InferOutput<typeof secondStepProof>;

/** POST /auth/second-step and /auth/second-step/prove. Codes: SECOND_STEP_INVALID, TOKEN_EXPIRED. */
export const secondStepInput = v.object({ token, proof: secondStepProof });
/** POST /auth/second-step/passkey: what the browser needs to ask for a passkey. */
export const challengeInput = v.object({ token });

/** POST /auth/passkey: signs in without a password. `role` is that of the sign-in page. */
export const passkeySignIn = v.object({
  token,
  response: webAuthnResponse,
  role: v.picklist(['client', 'professional'], code('INVALID')),
});
/** PUT /base/passkeys/update/{id}. */
export const passkeyChange = v.object({ name: passkeyName });

/** POST /auth/factors/passkey: adds the passkey that the browser made. */
export const passkeyInput = v.object({ token, response: webAuthnResponse, name: passkeyName });
/** POST /auth/factors/code-app/confirm: a code of the app that was just set up. */
export const codeAppInput = v.object({ code: typed });

/** Removing a factor and renewing the recovery codes need the password. */
export const factorConfirmation = passwordConfirmation;
