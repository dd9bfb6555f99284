import { sql } from 'kysely';
import type { InvoiceStatus } from 'shared-contracts/schemas/billing';
import type { Tx } from '../../run-as.ts';
import { dateOf } from '../../../modules/availability/schedule.ts';
import { plansAt } from '../../../modules/plans/plans-at.ts';
import type { PlanPrices } from '../../../modules/plans/plans-at.ts';
import { seedId } from '../seed-id.ts';
import { professionalId } from '../seed-professionals.ts';
import { clientOf } from './seed-threads.ts';

const DAY = 86_400_000;
const clarisse = 'clarisse-mbarga-douala';
const yann = 'yann-kouassi-abidjan';

/** What the professionals of the demonstration have paid, and what they have charged. */
export async function seedBilling(tx: Tx, now: Date, prices: PlanPrices): Promise<void> {
  await seedPayments(tx, now, prices);
  for (const [index, invoice] of invoices.entries()) await charge(tx, invoice, index, now);
  await sql`
    insert into invoice_numbers (professional_id, year, last)
    select professional_id, left(number, 4)::integer, max(substring(number from 6)::integer) from invoices
    where number is not null group by 1, 2`.execute(tx);
}

const payments = [
  { by: clarisse, daysAgo: 127, status: 'paid' },
  { by: clarisse, daysAgo: 97, status: 'paid' },
  { by: clarisse, daysAgo: 67, status: 'failed' },
  { by: clarisse, daysAgo: 66, status: 'paid' },
  { by: clarisse, daysAgo: 36, status: 'paid' },
  { by: clarisse, daysAgo: 6, status: 'paid' },
  { by: yann, daysAgo: 20, status: 'expired' },
] as const;

async function seedPayments(tx: Tx, now: Date, prices: PlanPrices): Promise<void> {
  const { standard } = plansAt(prices);
  const { currency } = prices;
  const { maximumFractionDigits: digits = 0 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  await tx
    .insertInto('payments')
    .values(
      payments.map(({ by, daysAgo, status }, index) => {
        const createdAt = new Date(now.getTime() - daysAgo * DAY);
        const isPaid = status === 'paid';
        return {
          id: seedId('payment', String(index)),
          professionalId: professionalId(by),
          reference: `NIM-${createdAt.toISOString().slice(0, 10).replaceAll('-', '')}-${String(index + 1).padStart(3, '0')}`,
          plan: 'standard' as const,
          phone: by === yann ? '+225 07 00 00 12 34' : '+237 6 00 00 56 78',
          amount: standard.price * 10 ** digits,
          currency,
          status,
          paymentDate: isPaid ? new Date(createdAt.getTime() + 90_000) : null,
          subscriptionEndDate: isPaid ? dateOf(Math.floor(createdAt.getTime() / DAY) + standard.days) : null,
          createdAt,
        };
      }),
    )
    .execute();
}

interface SeedInvoice {
  readonly by: string;
  readonly client: 'demo' | number;
  readonly currency: 'XAF' | 'XOF';
  readonly daysAgo: number;
  readonly status: InvoiceStatus;
  readonly notes?: string;
  readonly lines: readonly (readonly [label: string, quantity: number, unitAmount: number])[];
}
/** VAT of Cameroon and of Côte d’Ivoire, in hundredths of a per cent. */
const taxRates = { XAF: 1925, XOF: 1800 } as const;

/** In the order of their issue, which is the order of their numbers. */
const invoices: readonly SeedInvoice[] = [
  {
    by: clarisse,
    client: 'demo',
    currency: 'XAF',
    daysAgo: 19,
    status: 'paid',
    lines: [['Consultation au cabinet, relecture du contrat de travail', 1, 25_000]],
  },
  {
    by: clarisse,
    client: 0,
    currency: 'XAF',
    daysAgo: 14,
    status: 'void',
    notes: 'Annulée, établie au mauvais nom.',
    lines: [['Rédaction d’une transaction', 1, 80_000]],
  },
  {
    by: clarisse,
    client: 4,
    currency: 'XAF',
    daysAgo: 8,
    status: 'issued',
    lines: [
      ['Video consultation', 1, 25_000],
      ['Drafting, employment contract', 2, 45_000],
    ],
  },
  {
    by: clarisse,
    client: 'demo',
    currency: 'XAF',
    daysAgo: 2,
    status: 'issued',
    notes: 'Payable en ligne ou au cabinet.',
    lines: [
      ['Courrier à l’employeur', 1, 15_000],
      ['Étude des plannings, par heure', 2, 20_000],
    ],
  },
  {
    by: clarisse,
    client: 2,
    currency: 'XAF',
    daysAgo: 1,
    status: 'draft',
    lines: [['Relecture de conditions générales de vente', 1, 60_000]],
  },
  {
    by: yann,
    client: 3,
    currency: 'XOF',
    daysAgo: 6,
    status: 'issued',
    lines: [['Conseil sur la forme de l’entreprise', 1, 30_000]],
  },
];

async function charge(tx: Tx, invoice: SeedInvoice, index: number, now: Date): Promise<void> {
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
      lines.map(([label, quantity, unitAmount], number) => ({
        id: seedId('invoice line', `${index} ${number}`),
        invoiceId: id,
        professionalId: ids.professionalId,
        label,
        quantity,
        unitAmount,
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
