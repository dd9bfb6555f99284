export interface DescribedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string;
  readonly [member: string]: unknown;
}

/** Members that are safe to log. PostgreSQL's `detail` and `where` repeat whole rows, password hashes among them. */
const safeMembers = ['code', 'constraint', 'table', 'column', 'schema', 'responseCode', 'syscall', 'status'] as const;
const DEPTH = 4;

/** An error as it is logged: only these members, whatever else a library attached. */
export function describeError(error: unknown, depth = DEPTH): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const members = safeMembers.flatMap((name) => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : [];
  });
  const inner = error instanceof AggregateError ? (error.errors as unknown[]) : [];
  return {
    type: error.name,
    message: error.message,
    stack: error.stack ?? '',
    ...Object.fromEntries(members),
    ...(error.cause !== undefined && depth > 1 && { cause: describeError(error.cause, depth - 1) }),
    ...(inner.length > 0 && depth > 1 && { errors: inner.map((one) => describeError(one, depth - 1)) }),
  };
}
