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
 * PUT /auth/recovery-email: the second e-mail of a professional, for the password. Its mailbox can reset the password, so it
 * counts when the link mailed to it is confirmed. Codes: EMAILS_MUST_DIFFER and EMAIL_UNCHANGED at `/email`, CREDENTIALS_INVALID at `/password`.
 */
export const recoveryEmailInput = v.object({ email, ...passwordConfirmation.entries });
/**
 * POST /auth/email-change: the e-mail to sign in with, for the password. It changes when the link mailed to the new address is
 * confirmed. Codes: EMAILS_MUST_DIFFER, EMAIL_UNCHANGED and EMAIL_TAKEN at `/email`, CREDENTIALS_INVALID at `/password`.
 */
export const emailChangeInput = v.object({ email, ...passwordConfirmation.entries });
const pendingEmail = v.nullable(v.object({ email: v.string(), expiresAt: instant }));
/** GET /auth/email-change: the e-mails that wait for their confirmation. */
export const emailChange = v.object({ pending: pendingEmail, recovery: v.optional(pendingEmail, null) });
export type EmailChange = v.InferOutput<typeof emailChange>;
/** POST /auth/email-change/confirm and /stop: `token` is the fragment of the mailed link. Code: CONFIRMATION_INVALID. */
export const emailChangeToken = confirmationInput;
/** Answer of both: whether the new address had already taken the place of the old one. */
export const emailChangeDone = v.object({ email: v.string(), wasChanged: v.boolean() });

/** POST /auth/factors/stop: `token` is the fragment `#factor=` of the mail about an added factor. Code: CONFIRMATION_INVALID. */
export const factorsStopInput = confirmationInput;
export const factorsStopped = v.object({ email: v.string() });

export const exportStates = ['waiting', 'running', 'ready', 'failed'] as const;
/** GET and POST /auth/exports: the latest archive of one's data. `done` of `total` parts are written; `url` is null unless it is ready. */
export const dataExport = v.object({
  id,
  state: v.picklist(exportStates),
  done: v.number(),
  total: v.number(),
  size: v.nullable(v.number()),
  createdAt: instant,
  /** The archive is removed then. */
  expiresAt: instant,
  url: v.nullable(v.string()),
});
export type DataExport = v.InferOutput<typeof dataExport>;
export const latestExport = v.object({ export: v.nullable(dataExport) });
