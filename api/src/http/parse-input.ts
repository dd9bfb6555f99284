import * as v from 'valibot';
import { errorCodes } from 'shared-contracts/schemas/error-codes';
import type { ErrorCode } from 'shared-contracts/schemas/error-codes';
import { escapePointer } from './escape-pointer.ts';
import { Problem } from './problem.ts';

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

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
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
