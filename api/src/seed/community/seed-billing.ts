import { sql } from 'kysely';
import type { Tx } from '../../db/run-as.ts';
import { dateOf } from '../../modules/availability/schedule.ts';
import { plansAt } from '../../modules/plans/plans-at.ts';
import type { PlanPrices } from '../../settings/config.ts';
import { clientOf } from '../seed-clients.ts';
import { invoices, payments } from '../seed-data.ts';
import type { SeedInvoice } from '../seed-data.ts';
import { seedId } from '../seed-id.ts';
import { professionalId } from '../seed-professionals.ts';

const DAY = 86_400_000;

/** What the professionals of the demonstration have paid, and what they have charged. */
export async function seedBilling(tx: Tx, now: Date, prices: PlanPrices): Promise<void> {
  await seedPayments(tx, now, prices);
  for (const [index, invoice] of invoices.entries()) await insertInvoice(tx, invoice, index, now);
  await sql`
    insert into invoice_numbers (professional_id, year, last)
    select professional_id, left(number, 4)::integer, max(substring(number from 6)::integer) from invoices
    where number is not null group by 1, 2`.execute(tx);
}

async function seedPayments(tx: Tx, now: Date, prices: PlanPrices): Promise<void> {
  const plans = plansAt(prices);
  const { currency } = prices;
  const { maximumFractionDigits: digits = 0 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  await tx
    .insertInto('payments')
    .values(
      payments.map(({ by, plan, daysAgo, status, phone }, index) => {
        const { price, days } = plans[plan];
        const createdAt = new Date(now.getTime() - daysAgo * DAY);
        const isPaid = status === 'paid';
        return {
          id: seedId('payment', String(index)),
          professionalId: professionalId(by),
          reference: `NIM-${createdAt.toISOString().slice(0, 10).replaceAll('-', '')}-${String(index + 1).padStart(3, '0')}`,
          plan,
          phone,
          amount: price * 10 ** digits,
          currency,
          status,
          paymentDate: isPaid ? new Date(createdAt.getTime() + 90_000) : null,
          subscriptionEndDate: isPaid ? dateOf(Math.floor(createdAt.getTime() / DAY) + days) : null,
          createdAt,
        };
      }),
    )
    .execute();
}

/** VAT of Cameroon and of Côte d’Ivoire, in hundredths of a per cent. */
const taxRates = { XAF: 1925, XOF: 1800 } as const;

async function insertInvoice(tx: Tx, invoice: SeedInvoice, index: number, now: Date): Promise<void> {
  const { by, client, currency, daysAgo, status, notes, lines } = invoice;
  const at = new Date(now.getTime() - daysAgo * DAY);
  const id = seedId('invoice', String(index));
  const ids = { professionalId: professionalId(by), clientId: clientOf(client) };
  const draft = {
    ...ids,
    id,
    currency,
    notes: notes ?? null,
    dueOn: dateOf(Math.floor(at.getTime() / DAY) + 30),
    createdAt: at,
  };
  await tx.insertInto('invoices').values(draft).execute();
  await tx
    .insertInto('invoiceLines')
    .values(
      lines.map((line, number) => ({
        ...line,
        id: seedId('invoice line', `${index} ${number}`),
        invoiceId: id,
        professionalId: ids.professionalId,
        taxRate: taxRates[currency],
      })),
    )
    .execute();
  await sql`update invoices i set (net, tax) = (select sum(amount), sum(l.tax) from invoice_lines l where l.invoice_id = i.id)
    where id = ${id}`.execute(tx);
  if (status === 'draft') return;
  const year = at.getUTCFullYear();
  const earlier = invoices
    .slice(0, index)
    .filter((one) => one.by === by && new Date(now.getTime() - one.daysAgo * DAY).getUTCFullYear() === year);
  const later = new Date(at.getTime() + DAY);
  await tx
    .updateTable('invoices')
    .set({
      status,
      number: `${year}-${String(earlier.length + 1).padStart(4, '0')}`,
      issuedAt: at,
      ...(status === 'paid' && { paidAt: later }),
      ...(status === 'void' && { voidedAt: later }),
    })
    .where('id', '=', id)
    .execute();
}
