import * as v from 'valibot';
import { code, given } from './text.ts';

/** What the fragment of a mailed link has. Codes: REQUIRED, TOO_LONG. */
export const mailedToken = v.pipe(given, v.maxLength(200, code('TOO_LONG')));

/** POST /auth/confirm: `token` is the fragment `#confirm=` of the mailed link. Code: CONFIRMATION_INVALID. */
export const confirmationInput = v.object({ token: mailedToken });
/** POST /auth/email-change/confirm and /stop: `token` is the fragment of the mailed link. Code: CONFIRMATION_INVALID. */
export const emailChangeToken = confirmationInput;
/** Answer of both: whether the new address had already taken the place of the old one. */
export const emailChangeDone = v.object({ email: v.string(), wasChanged: v.boolean() });

/** POST /auth/factors/stop: `token` is the fragment `#factor=` of the mail about an added factor. Code: CONFIRMATION_INVALID. */
export const factorsStopInput = confirmationInput;
export const factorsStopped = v.object({ email: v.string() });
