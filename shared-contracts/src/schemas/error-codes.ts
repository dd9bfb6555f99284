/**
 * Every code that the API or a form can answer with. Codes are the contract; their words are in the shell's
 * `shell` namespace under `errors.<CODE>` in both languages.
 */
export const errorCodes = [
  // fields
  'REQUIRED',
  'INVALID',
  'TOO_LONG',
  'TOO_SHORT',
  'EMAIL_INVALID',
  'PHONE_INVALID',
  'DATE_INVALID',
  'TIME_INVALID',
  'NUMBER_INVALID',
  'PASSWORD_TOO_SHORT',
  'PASSWORD_NEEDS_UPPERCASE',
  'PASSWORD_NEEDS_LOWERCASE',
  'PASSWORD_NEEDS_NUMBER',
  'PASSWORD_NEEDS_SPECIAL',
  'PASSWORD_CONFIRMATION_MISMATCH',
  'PASSWORD_UNCHANGED',
  'EMAILS_MUST_DIFFER',
  'TERMS_NOT_ACCEPTED',
  'COMPANY_NAME_REQUIRED',
  'REASON_REQUIRED',
  'RANGE_INVALID',
  'IMAGE_TOO_LARGE',
  'DOCUMENT_TOO_LARGE',
  'FILE_TYPE_INVALID',
  // session
  'UNAUTHENTICATED',
  'TOKEN_EXPIRED',
  'REFRESH_INVALID',
  'CREDENTIALS_INVALID',
  'WRONG_ROLE',
  'FORBIDDEN',
  'EMAIL_TAKEN',
  'RATE_LIMITED',
  // rows and queries
  'NOT_FOUND',
  'CONFLICT',
  'PRECONDITION_FAILED',
  'VALIDATION_FAILED',
  'BODY_INVALID',
  'BODY_TOO_LARGE',
  'CONTENT_TYPE_UNSUPPORTED',
  'COLUMN_UNKNOWN',
  'OPERATOR_UNKNOWN',
  'CURSOR_INVALID',
  'LIMIT_EXCEEDED',
  'IDEMPOTENCY_KEY_REQUIRED',
  'IDEMPOTENCY_KEY_REUSED',
  'IDEMPOTENCY_IN_FLIGHT',
  // booking
  'SLOT_TAKEN',
  'SLOT_NOT_OFFERED',
  'SLOT_IN_PAST',
  'NOT_VERIFIED',
  'TRANSITION_NOT_ALLOWED',
  'CANCEL_NOTICE_PASSED',
  // service
  'QUERY_TIMEOUT',
  'UNAVAILABLE',
  'OFFLINE',
  'INTERNAL',
] as const;

/** A stable, machine-readable reason; see {@link errorCodes}. */
export type ErrorCode = (typeof errorCodes)[number];
