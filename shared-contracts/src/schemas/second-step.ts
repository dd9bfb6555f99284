import * as v from 'valibot';
import { passwordConfirmation } from './account-access.ts';
import { code, id, instant, requiredName } from './text.ts';
import { textLimits } from './text-limits.ts';

/** How an account may prove a second time who signs in. */
export const secondStepMethods = ['passkey', 'code', 'recovery'] as const;
export type SecondStepMethod = (typeof secondStepMethods)[number];

const token = v.pipe(v.string(code('REQUIRED')), v.nonEmpty(code('REQUIRED')), v.maxLength(100, code('TOO_LONG')));
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

/** `details` of SECOND_STEP_REQUIRED: what POST /auth/second-step or, while signed in, /auth/second-step/prove takes. */
export const secondStepChallenge = v.object({ token: v.string(), methods: v.array(v.picklist(secondStepMethods)) });
export type SecondStepChallenge = v.InferOutput<typeof secondStepChallenge>;

/** POST /auth/second-step and /auth/second-step/prove. Codes: SECOND_STEP_INVALID, TOKEN_EXPIRED. */
export const secondStepInput = v.object({ token, proof: secondStepProof });
/** POST /auth/second-step/passkey: what the browser needs to ask for a passkey. */
export const challengeInput = v.object({ token });

/** Options of a WebAuthn ceremony as JSON, for `@simplewebauthn/browser`. */
export const webAuthnOptions = v.looseObject({ challenge: v.string() });
export const passkeyOptions = v.object({ token: v.string(), options: webAuthnOptions });

/** POST /auth/passkey: signs in without a password. `role` is that of the sign-in page. */
export const passkeySignIn = v.object({
  token,
  response: webAuthnResponse,
  role: v.picklist(['client', 'professional'], code('INVALID')),
});

/** Row of `passkeys`, for its owner alone. */
export const passkey = v.object({ id, name: v.string(), createdAt: instant, usedAt: v.nullable(instant) });
export type Passkey = v.InferOutput<typeof passkey>;
export const passkeyName = requiredName(textLimits.passkeyName);
/** PUT /base/passkeys/update/{id}. */
export const passkeyChange = v.object({ name: passkeyName });

/** POST /auth/factors/passkey: adds the passkey that the browser made. */
export const passkeyInput = v.object({ token, response: webAuthnResponse, name: passkeyName });
/** POST /auth/factors/code-app/confirm: a code of the app that was just set up. */
export const codeAppInput = v.object({ code: typed });
/** POST /auth/factors/code-app: `uri` is what the QR code holds. */
export const codeAppSecret = v.object({ secret: v.string(), uri: v.string() });

/** The second steps of an account. */
export const factors = v.object({
  codeApp: v.nullable(v.object({ createdAt: instant })),
  passkeys: v.array(passkey),
  /** Recovery codes that have not been used. */
  recoveryCodes: v.number(),
});
export type Factors = v.InferOutput<typeof factors>;

/** After the first factor and after new codes: the only time that they are shown. Null where others already exist. */
export const recoveryCodes = v.object({ recoveryCodes: v.nullable(v.array(v.string())) });

/** Removing a factor and renewing the recovery codes need the password. */
export const factorConfirmation = passwordConfirmation;
