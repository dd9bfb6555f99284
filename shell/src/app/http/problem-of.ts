import { ProblemError } from 'shared-contracts/platform/problem-error';
import type { ErrorCode } from 'shared-contracts/schemas/error-codes';
import { problem } from 'shared-contracts/schemas/problem';
import * as v from 'valibot';

/** For responses without a problem body, such as a proxy’s, and for codes of an API that is newer than this shell. */
const codes: Readonly<Record<number, ErrorCode>> = {
  400: 'BODY_INVALID',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  412: 'PRECONDITION_FAILED',
  413: 'BODY_TOO_LARGE',
  415: 'CONTENT_TYPE_UNSUPPORTED',
  422: 'VALIDATION_FAILED',
  429: 'RATE_LIMITED',
  502: 'UNAVAILABLE',
  503: 'UNAVAILABLE',
  504: 'UNAVAILABLE',
};

const jsonOf = (body: unknown): unknown => {
  if (typeof body !== 'string') return body;
  try {
    return JSON.parse(body);
  } catch {
    return undefined; // text is no problem body
  }
};

/** The error of an unsuccessful response: the API’s own code (RFC 9457), or one derived from the status. */
export function problemOf(status: number, body: unknown, cause?: unknown): ProblemError {
  const parsed = v.safeParse(problem, jsonOf(body));
  const known = parsed.success ? parsed.output : { code: 'INTERNAL' as const, errors: [] };
  const code = known.code === 'INTERNAL' ? (codes[status] ?? known.code) : known.code;
  return new ProblemError({ ...known, code, status }, { cause });
}
