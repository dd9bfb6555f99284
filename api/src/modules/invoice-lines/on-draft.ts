import { sql } from 'kysely';
import type { CallContext } from '../../generic/call-context.ts';
import { Problem, invalidAt } from '../../http/problem.ts';

/**
 * Changes lines of a draft and then its totals, under the invoice's lock, so that it cannot be issued in between.
 * @throws Problem 422 for another professional's invoice, 409 INVOICE_ISSUED.
 */
export async function onDraft<T>(
  context: CallContext,
  invoiceIds: readonly string[],
  work: () => Promise<T>,
): Promise<T> {
  const ids = [...new Set(invoiceIds)].sort();
  await context.asSystem(async (tx) => {
    for (const id of ids) {
      const invoice = await tx
        .selectFrom('invoices')
        .select('status')
        .where('id', '=', id)
        .where('professionalId', '=', String(context.caller.userId))
        .forUpdate()
        .executeTakeFirst();
      if (!invoice) throw invalidAt('/invoiceId', 'NOT_FOUND');
      if (invoice.status !== 'draft') throw new Problem(409, 'INVOICE_ISSUED');
    }
  });
  const result = await work();
  await context.asSystem((tx) =>
    sql`update invoices i set (net, tax) = (
      select coalesce(sum(amount), 0), coalesce(sum(l.tax), 0) from invoice_lines l where l.invoice_id = i.id)
      where i.id in (${sql.join(ids)})`.execute(tx),
  );
  return result;
}
