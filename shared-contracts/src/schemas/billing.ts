import * as v from 'valibot';
import { party } from './party.ts';
import { calendarDate, count, id, instant } from './text.ts';
import { planIds } from './vocabulary.ts';

/** Amounts are integers in the currency's smallest unit; XAF and XOF have none, so there it is francs. */
export const currencies = ['XAF', 'XOF', 'EUR', 'CAD', 'USD'] as const;
export type Currency = (typeof currencies)[number];

export const paymentStatuses = ['pending', 'paid', 'failed', 'expired'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Row of `payments`, the payment record of section 3: reference, plan, payment date, phone, subscription end date, amount, status. */
export const payment = v.object({
  id,
  reference: v.string(),
  plan: v.picklist(planIds),
  paymentDate: v.nullable(instant),
  phone: v.string(),
  subscriptionEndDate: v.nullable(calendarDate),
  amount: count(0, Number.MAX_SAFE_INTEGER),
  currency: v.picklist(currencies),
  status: v.picklist(paymentStatuses),
  createdAt: instant,
});
export type Payment = v.InferOutput<typeof payment>;

/** Life cycle of an invoice: a draft can be edited and deleted; an issued one only becomes paid or void. */
export const invoiceStatuses = ['draft', 'issued', 'paid', 'void'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** Transitions by `{where: {status}, set: {status}}` (update-where). */
export const invoiceTransitions: Readonly<Record<InvoiceStatus, readonly InvoiceStatus[]>> = {
  draft: ['issued'],
  issued: ['paid', 'void'],
  paid: [],
  void: [],
};

/** Row of `invoice_lines`; `amount` is without tax. */
export const invoiceLine = v.object({
  id,
  invoiceId: id,
  label: v.string(),
  quantity: v.number(),
  unitAmount: v.number(),
  taxRate: v.number(),
  amount: v.number(),
  tax: v.number(),
});
/** Row of `invoices`, with its lines. Only the professional sees drafts. */
export const invoice = v.object({
  id,
  professionalId: id,
  clientId: id,
  appointmentId: v.nullable(id),
  /** `2026-0007`: per professional and year, without gaps; null for a draft. */
  number: v.nullable(v.string()),
  status: v.picklist(invoiceStatuses),
  currency: v.picklist(currencies),
  net: v.number(),
  tax: v.number(),
  total: v.number(),
  notes: v.nullable(v.string()),
  dueOn: v.nullable(calendarDate),
  issuedAt: v.nullable(instant),
  paidAt: v.nullable(instant),
  voidedAt: v.nullable(instant),
  createdAt: instant,
  /** Embedded by the presenter, read-only. */
  lines: v.array(invoiceLine),
  professional: party,
  client: party,
});
export type Invoice = v.InferOutput<typeof invoice>;

/** Of GET /invoices/issuers: a professional whose invoices the calling client has received. */
export const invoiceIssuer = v.object({
  id,
  ...v.pick(party, ['firstNames', 'lastName', 'kind', 'companyName']).entries,
});
export type InvoiceIssuer = v.InferOutput<typeof invoiceIssuer>;
/** Of GET /invoices/{id}/link: the path of the PDF on the API host. */
export const invoiceLink = v.object({ url: v.string() });
