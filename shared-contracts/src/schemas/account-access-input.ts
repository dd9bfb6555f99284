import * as v from 'valibot';
import { email } from './email.ts';
import { code, given } from './text.ts';
import { textLimits } from './text-limits.ts';

/** DELETE /auth/account and POST /auth/export require the password. */
export const passwordConfirmation = v.object({
  password: v.pipe(given, v.maxLength(textLimits.password, code('TOO_LONG'))),
});

/**
 * PUT /auth/recovery-email: the second e-mail of a professional, for the password. Its mailbox can reset the password, so it
 * counts when the link mailed to it is confirmed. Codes: EMAILS_MUST_DIFFER and EMAIL_UNCHANGED at `/email`, CREDENTIALS_INVALID at `/password`.
 */
export const recoveryEmailInput = v.object({ email, ...passwordConfirmation.entries });
/**
 * POST /auth/email-change: the e-mail to sign in with, for the password. It changes when the link mailed to the new address is
 * confirmed. Codes: EMAILS_MUST_DIFFER, EMAIL_UNCHANGED and EMAIL_TAKEN at `/email`, CREDENTIALS_INVALID at `/password`.
 */
export const emailChangeInput = v.object({ email, ...passwordConfirmation.entries });
