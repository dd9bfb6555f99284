import * as v from 'valibot';
import { email } from './email.ts';
import { code, given } from './text.ts';
import { textLimits } from './text-limits.ts';

/** POST /auth/login. `role` is that of the sign-in page. */
export const loginInput = v.object({
  email,
  password: v.pipe(given, v.maxLength(textLimits.password, code('TOO_LONG'))),
  role: v.picklist(['client', 'professional']),
});

/**
 * POST /auth/forgot: either e-mail of an account. The response is the same for unknown addresses; known ones get a
 * mail.
 */
export const forgotInput = v.object({ email });
export type ForgotInput = v.InferInput<typeof forgotInput>;

/**
 * Response of POST /auth/forgot and /auth/confirm/send: without an SMTP server the mail is in the API host's
 * `/mailbox`.
 */
export const mailQueued = v.object({ hasLocalMailbox: v.optional(v.boolean(), false) });
export type MailQueued = v.InferOutput<typeof mailQueued>;
