import * as v from 'valibot';
import { confirmed } from './confirmed.ts';
import { newPassword } from './password.ts';
import { code, email, id, instant } from './text.ts';

const given = v.pipe(v.string(code('REQUIRED')), v.nonEmpty(code('REQUIRED')));

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

const mailedToken = v.pipe(given, v.maxLength(200, code('TOO_LONG')));

/** POST /auth/confirm: `token` is the fragment `#confirm=` of the mailed link. Code: CONFIRMATION_INVALID. */
export const confirmationInput = v.object({ token: mailedToken });

const resetFields = v.object({
  token: mailedToken,
  password: newPassword,
  passwordConfirmation: given,
});
/** POST /auth/reset: `token` is the fragment `#token=` of the mailed link. Codes: RESET_INVALID and those of a new password. */
export const resetInput = v.pipe(resetFields, confirmed<v.InferOutput<typeof resetFields>>());
export type ResetInput = v.InferInput<typeof resetInput>;

/** A session of the user, as GET /auth/sessions lists it. */
export const accountSession = v.object({
  id,
  /** User agent. */
  userAgent: v.string(),
  createdAt: instant,
  usedAt: instant,
  /** The caller's own session. */
  isCurrent: v.boolean(),
});
export type AccountSession = v.InferOutput<typeof accountSession>;

/** DELETE /auth/account and POST /auth/export require the password. */
export const passwordConfirmation = v.object({ password: v.pipe(given, v.maxLength(128, code('TOO_LONG'))) });

/**
 * PUT /auth/recovery-email: the second e-mail of a professional. Its mailbox can reset the password, so changing it
 * requires the password. Codes: EMAILS_MUST_DIFFER at `/email`, CREDENTIALS_INVALID at `/password`.
 */
export const recoveryEmailInput = v.object({ email, ...passwordConfirmation.entries });
export type RecoveryEmailInput = v.InferInput<typeof recoveryEmailInput>;
