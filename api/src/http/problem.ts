import type { ErrorCode } from 'shared-contracts/schemas/error-codes';

export interface ProblemOptions extends ErrorOptions {
  readonly errors?: readonly { readonly pointer: string; readonly code: ErrorCode }[];
  readonly details?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An error for the caller, sent as `application/problem+json` (RFC 9457) with a stable code. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly status: number;
  readonly code: ErrorCode;
  readonly errors: NonNullable<ProblemOptions['errors']>;
  readonly details: ProblemOptions['details'];
  readonly headers: NonNullable<ProblemOptions['headers']>;

  constructor(status: number, code: ErrorCode, options: ProblemOptions = {}) {
    super(code, options);
    this.status = status;
    this.code = code;
    this.errors = options.errors ?? [];
    this.details = options.details;
    this.headers = options.headers ?? {};
  }
}

/** The row does not exist or the caller may not read it: the same response, so that existence is not revealed. */
export const notFound = (): Problem => new Problem(404, 'NOT_FOUND');
/** 422 for one member of the body. */
export const invalidAt = (pointer: string, code: ErrorCode, details?: Readonly<Record<string, unknown>>): Problem =>
  new Problem(
    422,
    code === 'COLUMN_UNKNOWN' || code === 'OPERATOR_UNKNOWN' || code === 'LIMIT_EXCEEDED' || code === 'CURSOR_INVALID'
      ? code
      : 'VALIDATION_FAILED',
    {
      errors: [{ pointer, code }],
      ...(details && { details }),
    },
  );
