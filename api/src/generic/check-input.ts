import * as v from 'valibot';
import { errorCodes } from 'shared-contracts/schemas/error-codes';
import type { ErrorCode } from 'shared-contracts/schemas/error-codes';
import { escapePointer } from '../http/escape-pointer.ts';
import { Problem } from '../http/problem.ts';
import { isReadable, writableColumns } from '../policy/access.ts';
import type { Policy, PolicyScope } from '../policy/policy.ts';
import type { Row } from './table-module.ts';

const codes = new Set<string>(errorCodes);
const codeOf = (message: string): ErrorCode => (codes.has(message) ? (message as ErrorCode) : 'INVALID');

export type FieldErrors = { readonly pointer: string; readonly code: ErrorCode }[];

/** The issues of a schema as JSON pointers and codes. */
function fieldErrors(issues: readonly v.BaseIssue<unknown>[], prefix: string): FieldErrors {
  return issues.map((issue) => ({
    pointer: [prefix, ...(issue.path ?? []).map((item) => escapePointer(String(item.key)))].join('/'),
    code: isUnknown(issue) ? 'COLUMN_UNKNOWN' : isMissing(issue) ? 'REQUIRED' : codeOf(issue.message),
  }));
}

const isMissing = ({ message, received }: v.BaseIssue<unknown>): boolean =>
  message.startsWith('Invalid key') && received === 'undefined';
const isUnknown = ({ message, expected }: v.BaseIssue<unknown>): boolean =>
  message.startsWith('Invalid key') && expected === 'never';

const isObject = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !(value instanceof Date);

/** Members, at any depth, that the schema ignores: dropping them silently would make a misspelt one look accepted. */
function unknownMembers(sent: unknown, read: unknown, pointer: string): FieldErrors {
  if (!isObject(sent) || !isObject(read)) return [];
  return Object.entries(sent).flatMap(([name, value]): FieldErrors => {
    const at = `${pointer}/${escapePointer(name)}`;
    return Object.hasOwn(read, name)
      ? unknownMembers(value, read[name], at)
      : [{ pointer: at, code: 'COLUMN_UNKNOWN' }];
  });
}

/** @throws Problem 422 with every issue, and with every member unknown to the schema. */
export function parseInput<S extends v.GenericSchema>(schema: S, body: unknown, prefix = ''): v.InferOutput<S> {
  const parsed = v.safeParse(schema, body);
  const issues = fieldErrors(parsed.issues ?? [], prefix);
  const reported = new Set(issues.map(({ pointer }) => pointer));
  const errors = [
    ...issues,
    ...unknownMembers(body, parsed.output, prefix).filter(({ pointer }) => !reported.has(pointer)),
  ];
  if (!parsed.success || errors.length > 0) throw new Problem(422, 'VALIDATION_FAILED', { errors });
  return parsed.output;
}

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
