import { appendAudit } from '../modules/audit/append-audit.ts';
import type { CallContext } from './call-context.ts';
import type { Row, TableModule } from './table-module.ts';

/** As much of a text as shows what was done; the rest is in the row. */
const SHOWN = 200;

/**
 * What somebody changes or deletes with an operator's rights is kept in the audit log, whatever the table, in the transaction of what it tells
 * about. What an operator creates (a showing of an advertisement, as everybody) is no act on what belongs to others. Commands of update-where write their own entries.
 */
export async function auditOperator(
  context: CallContext,
  { path }: Pick<TableModule, 'path'>,
  act: 'updated' | 'deleted',
  id: string,
  input: Row = {},
): Promise<void> {
  const { caller, scope } = context;
  if (scope !== 'operator') return;
  const details = Object.fromEntries(Object.entries(input).map(([name, value]) => [name, textOf(value)]));
  await context.asSystem((tx) =>
    appendAudit(tx, {
      actorId: caller.userId,
      actorRole: caller.role,
      action: `${path}.${act}`,
      subject: id,
      details,
    }),
  );
}

const textOf = (value: unknown): string | null =>
  value === null ? null : beginningOf(typeof value === 'string' ? value : JSON.stringify(value));

/** No character is torn apart: half of one is no text that the database takes. */
const beginningOf = (text: string): string =>
  text
    .slice(0, SHOWN)
    .toWellFormed()
    .replace(/\ufffd$/u, '');
