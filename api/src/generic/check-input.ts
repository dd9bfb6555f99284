import type { FieldErrors } from '../http/parse-input.ts';
import { escapePointer } from '../http/escape-pointer.ts';
import { Problem } from '../http/problem.ts';
import { isReadable, writableColumns } from '../policy/access.ts';
import type { Policy, PolicyScope } from '../policy/policy.ts';
import type { Row } from './table-module.ts';

/**
 * Rejects fields that the scope may not write, before schema validation. `accepted` are fields that a command maps to
 * columns.
 * @throws Problem 422; hidden and unknown columns get the same response.
 */
export function refuseUnwritable(
  policy: Policy,
  scope: PolicyScope,
  op: 'create' | 'update',
  body: unknown,
  accepted: readonly string[] = [],
  prefix = '',
): void {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Problem(422, 'BODY_INVALID');
  const writable = new Set([...writableColumns(policy, scope, op), ...accepted]);
  const errors = Object.keys(body)
    .filter((name) => !writable.has(name))
    .map((name) => ({
      pointer: `${prefix}/${escapePointer(name)}`,
      code: isReadable(policy, scope, name) ? ('FORBIDDEN' as const) : ('COLUMN_UNKNOWN' as const),
    }));
  if (errors.length > 0) throw new Problem(422, 'VALIDATION_FAILED', { errors });
}

/** Body of update-where. */
export function parseConditionalBody(body: unknown): { where: unknown; set: Row } {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Problem(422, 'BODY_INVALID');
  const { where, set, ...rest } = body as Row;
  const missing = (value: unknown) => typeof value !== 'object' || value === null || Array.isArray(value);
  const errors: FieldErrors = [
    ...(missing(where) ? [{ pointer: '/where', code: 'REQUIRED' as const }] : []),
    ...(missing(set) ? [{ pointer: '/set', code: 'REQUIRED' as const }] : []),
    ...Object.keys(rest).map((name) => ({ pointer: `/${escapePointer(name)}`, code: 'COLUMN_UNKNOWN' as const })),
  ];
  if (errors.length > 0) throw new Problem(422, 'VALIDATION_FAILED', { errors });
  return { where, set: set as Row };
}
