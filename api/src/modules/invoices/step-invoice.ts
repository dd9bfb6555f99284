import { sql } from 'kysely';
import type * as v from 'valibot';
import { invoiceTransitions } from 'shared-contracts/schemas/billing';
import type { invoiceStep } from 'shared-contracts/schemas/invoice-input';
import type { Tx } from '../../db/run-as.ts';
import type { CallContext } from '../../generic/call-context.ts';
import { shownColumns } from '../../generic/rows.ts';
import type { ConditionalChange, Row } from '../../generic/table-module.ts';
import { Problem } from '../../http/problem.ts';
import { appendAudit } from '../audit/append-audit.ts';
import { writeEvents } from '../events/write-events.ts';
import { invoicesPolicy } from './policy.ts';

const stamps = { issued: 'issuedAt', paid: 'paidAt', void: 'voidedAt' } as const;

/**
 * Issues an invoice or marks it as paid or void, if `where` is true.
 * @throws Problem 412 PRECONDITION_FAILED, 409 INVOICE_EMPTY, 422 TRANSITION_NOT_ALLOWED.
 */
export async function stepInvoice(
  context: CallContext,
  { id, condition, input: { status } }: ConditionalChange<v.InferOutput<typeof invoiceStep>>,
): Promise<Row> {
  const { caller, now } = context;
  if (caller.role !== 'professional') throw new Problem(403, 'FORBIDDEN');
  return context.asSystem(async (tx) => {
    const before = await tx
      .selectFrom('invoices')
      .select(['professionalId', 'clientId', 'status'])
      .where('id', '=', id)
      .where(condition)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw new Problem(412, 'PRECONDITION_FAILED');
    if (!invoiceTransitions[before.status].includes(status))
      throw new Problem(422, 'TRANSITION_NOT_ALLOWED', { details: { transition: status, from: before.status } });
    const number = status === 'issued' ? await nextNumber(tx, id, before.professionalId, now) : undefined;
    const row = await tx
      .updateTable('invoices')
      .set({ status, [stamps[status]]: now, ...(number !== undefined && { number }) })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await appendAudit(tx, {
      actorId: caller.userId,
      actorRole: caller.role,
      action: `invoice.${status}`,
      subject: id,
      details: { number: number ?? null },
    });
    const data = { invoiceId: id, professionalId: before.professionalId, number: number ?? null };
    await writeEvents(tx, [{ userId: before.clientId, type: `invoice.${status}`, data, notify: true }]);
    return shownColumns(context, invoicesPolicy, row);
  });
}

/** The next number of the professional's year, without gaps: its row is locked until the commit and rolled back with it. */
async function nextNumber(tx: Tx, id: string, professionalId: string, now: Date): Promise<string> {
  const line = await tx.selectFrom('invoiceLines').select('id').where('invoiceId', '=', id).limit(1).executeTakeFirst();
  if (!line) throw new Problem(409, 'INVOICE_EMPTY');
  const { rows } = await sql<{ year: number; last: number }>`
    insert into invoice_numbers as n (professional_id, year, last)
    select id, extract(year from ${now}::timestamptz at time zone time_zone)::integer, 1 from professionals where id = ${professionalId}
    on conflict (professional_id, year) do update set last = n.last + 1 returning n.year, n.last`.execute(tx);
  const [given] = rows;
  if (!given) throw new Error(`no professional ${professionalId} to number an invoice for`);
  return `${given.year}-${String(given.last).padStart(4, '0')}`;
}
