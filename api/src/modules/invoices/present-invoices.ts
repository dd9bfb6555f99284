import type { CallContext } from '../../generic/call-context.ts';
import type { Row } from '../../generic/table-module.ts';
import { presentParties } from '../users/present-parties.ts';

/** Adds the lines in order and both parties; two queries per page. */
export async function presentInvoices(context: CallContext, rows: readonly Row[]): Promise<readonly Row[]> {
  const ids = rows.map((row) => String(row.id));
  const lines = await context.asSystem((tx) =>
    tx
      .selectFrom('invoiceLines')
      .select(['invoiceId', 'id', 'label', 'quantity', 'unitAmount', 'taxRate', 'amount', 'tax'])
      .where('invoiceId', 'in', ids)
      .orderBy('position')
      .execute(),
  );
  const withLines = rows.map((row) => ({ ...row, lines: lines.filter((line) => line.invoiceId === row.id) }));
  return presentParties(context, withLines);
}
