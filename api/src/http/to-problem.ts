import { QueryTimeoutError } from '../db/query-timeout-error.ts';
import { Problem } from './problem.ts';

interface DatabaseError extends Error {
  readonly code: string;
  readonly constraint?: string;
}

const hasCode = (error: unknown): error is DatabaseError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';
/** The client closed the connection: the response cannot be delivered, and it is not our error. */
const isClientAbort = (error: unknown): boolean =>
  hasCode(error) && error.code === 'ECONNRESET' && error.message === 'aborted';
const retryLater = { headers: { 'retry-after': '2' } } as const;
/**
 * pg reports a lost connection by its message alone, without a code. A transaction whose statement failed with 57P01 ends like this too,
 * because its rollback has no connection.
 */
const lostConnection =
  /^(?:Connection terminated(?: unexpectedly)?|Client (?:has encountered a connection error|was closed) and is not queryable)$/u;

/** The problem that an error is reported as; unforeseen errors are INTERNAL without details. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof QueryTimeoutError) return new Problem(503, 'QUERY_TIMEOUT', { ...retryLater, cause: error });
  if (error instanceof Error && lostConnection.test(error.message))
    return new Problem(503, 'UNAVAILABLE', { ...retryLater, cause: error });
  if (isClientAbort(error)) return new Problem(400, 'BODY_INVALID', { cause: error });
  if (!hasCode(error)) return new Problem(500, 'INTERNAL', { cause: error });
  if (/^[0-9A-Z]{5}$/u.test(error.code)) return fromDatabase(error);
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new Problem(413, 'BODY_TOO_LARGE', { details: { limit: 'body' } });
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new Problem(415, 'CONTENT_TYPE_UNSUPPORTED');
    case 'ECONNREFUSED':
    case 'ECONNRESET':
    case 'ETIMEDOUT':
    case 'EPIPE':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new Problem(503, 'UNAVAILABLE', { ...retryLater, cause: error });
    default:
      return 'statusCode' in error && error.statusCode === 400
        ? new Problem(400, 'BODY_INVALID', { cause: error })
        : new Problem(500, 'INTERNAL', { cause: error });
  }
}

function fromDatabase(error: DatabaseError): Problem {
  switch (error.code) {
    case '23P01':
      return new Problem(409, error.constraint === 'appointments_no_overlap' ? 'SLOT_TAKEN' : 'CONFLICT', {
        cause: error,
      });
    case '23505':
    case '23503':
      return new Problem(409, 'CONFLICT', { cause: error });
    case '23502':
    case '23514':
    case '22001':
    case '22003':
    case '22007':
    case '22008':
    case '22009': // an offset out of range
    case '22023': // an unknown time zone
    case '22021':
    case '22P02':
      return new Problem(422, 'VALIDATION_FAILED', { cause: error });
    case '42501':
      return new Problem(403, 'FORBIDDEN', { cause: error });
    case '40001':
    case '40P01':
    case '57014':
    case '25P03': // idle_in_transaction_session_timeout
      return new Problem(503, 'QUERY_TIMEOUT', { ...retryLater, cause: error });
    default:
      return /^(?:08|53|57P)/u.test(error.code)
        ? new Problem(503, 'UNAVAILABLE', { ...retryLater, cause: error })
        : new Problem(500, 'INTERNAL', { cause: error });
  }
}
