import { STATUS_CODES } from 'node:http';
import type { Problem } from './problem.ts';

export const problemType = 'application/problem+json; charset=utf-8';

/** RFC 9457, with the code that the front end translates and the id that finds the log lines. */
export const problemBody = ({ status, code, errors, details }: Problem, requestId: string) => ({
  type: 'about:blank',
  title: STATUS_CODES[status] ?? code,
  status,
  code,
  requestId,
  errors,
  ...(details && { details }),
});
