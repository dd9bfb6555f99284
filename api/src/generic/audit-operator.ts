import type { CallContext } from './call-context.ts';
import type { Row, TableModule } from './table-module.ts';

/** Longest text kept of a value; the row has the rest. */
const MAX_LENGTH = 200;

/**
 * Records updates and deletions made with an operator's rights in the audit log, in the same transaction. Rows that an operator creates are not
 * recorded, since they change nothing of others. Commands of update-where write their own entries.
 */
export async function auditOperator(
  context: CallContext,
  { path }: Pick<TableModule, 'path'>,
  act: 'updated' | 'deleted',
  id: string,
  input: Row = {},
): Promise<void> {
  const { caller, scope, services } = context;
  if (scope !== 'operator') return;
  const details = Object.fromEntries(Object.entries(input).map(([name, value]) => [name, textOf(value)]));
  await context.asSystem((tx) =>
    services.hooks.appendAudit(tx, {
      actorId: caller.userId,
      actorRole: caller.role,
      action: `${path}.${act}`,
      subject: id,
      details,
    }),
  );
}

const textOf = (value: unknown): string | null =>
  value === null ? null : truncate(typeof value === 'string' ? value : JSON.stringify(value));

/** Never cuts a surrogate pair in half, which PostgreSQL would refuse. */
const truncate = (text: string): string =>
  text
    .slice(0, MAX_LENGTH)
    .toWellFormed()
    .replace(/\ufffd$/u, '');
