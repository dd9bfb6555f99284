import type { Tx } from '../../db/run-as.ts';
import { readParties } from '../users/read-parties.ts';
import type { Party } from '../users/read-parties.ts';

/** An issued invoice with its lines and both parties; `tx` runs as `system`. */
export async function readInvoice(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('invoices')
    .selectAll()
    .where('id', '=', id)
    .where('issuedAt', 'is not', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const lines = await tx
    .selectFrom('invoiceLines')
    .select(['label', 'quantity', 'unitAmount', 'taxRate', 'amount', 'tax'])
    .where('invoiceId', '=', id)
    .orderBy('position')
    .execute();
  const parties = await readParties({ asSystem: (work) => work(tx) }, [row.professionalId, row.clientId]);
  const [professional, client] = [parties.get(row.professionalId), parties.get(row.clientId)] as [Party, Party];
  return { ...row, lines, professional, client };
}

export type ReadInvoice = NonNullable<Awaited<ReturnType<typeof readInvoice>>>;
