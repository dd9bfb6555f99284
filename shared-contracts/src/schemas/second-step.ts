import * as v from 'valibot';
import { requiredName } from './name.ts';
import { textLimits } from './text-limits.ts';
import { id, instant } from './text.ts';

/** How an account may prove a second time who signs in. */
export const secondStepMethods = ['passkey', 'code', 'recovery'] as const;
export type SecondStepMethod = (typeof secondStepMethods)[number];

/** `details` of SECOND_STEP_REQUIRED: what POST /auth/second-step or, while signed in, /auth/second-step/prove takes. */
export const secondStepChallenge = v.object({ token: v.string(), methods: v.array(v.picklist(secondStepMethods)) });
export type SecondStepChallenge = v.InferOutput<typeof secondStepChallenge>;

/** Options of a WebAuthn ceremony as JSON, for `@simplewebauthn/browser`. */
export const webAuthnOptions = v.looseObject({ challenge: v.string() });
export const passkeyOptions = v.object({ token: v.string(), options: webAuthnOptions });

/** Row of `passkeys`, for its owner alone. */
export const passkey = v.object({ id, name: v.string(), createdAt: instant, usedAt: v.nullable(instant) });
export type Passkey = v.InferOutput<typeof passkey>;
export const passkeyName = requiredName(textLimits.passkeyName);
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
