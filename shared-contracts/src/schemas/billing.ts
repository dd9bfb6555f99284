import * as v from 'valibot';
import { party } from './appointment.ts';
import { calendarDate, code, id, instant, optionalText, requiredText } from './text.ts';
import { planIds } from './vocabulary.ts';

/** Amounts are integers in the currency's smallest unit; XAF and XOF have none, so there it is francs. */
export const currencies = ['XAF', 'XOF', 'EUR', 'CAD', 'USD'] as const;
export type Currency = (typeof currencies)[number];

export const paymentStatuses = ['pending', 'paid', 'failed', 'expired'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

const count = (min: number, max: number) =>
  v.pipe(
    v.number(code('NUMBER_INVALID')),
    v.integer(code('NUMBER_INVALID')),
    v.minValue(min, code('NUMBER_INVALID')),
    v.maxValue(max, code('NUMBER_INVALID')),
  );

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

/**
 * POST /base/invoices/create: a draft for a client the professional has met, optionally for one appointment. Lines are
 * added next; the number is assigned on issue.
 */
export const invoiceInput = v.object({
  clientId: id,
  appointmentId: v.optional(v.nullable(id), null),
  currency: v.picklist(currencies, code('INVALID')),
  dueOn: v.optional(v.nullable(calendarDate), null),
  notes: optionalText(1000),
});
export type InvoiceInput = v.InferInput<typeof invoiceInput>;
/** PUT /base/invoices/update/{id}, while it is a draft (afterwards INVOICE_ISSUED). */
export const invoiceChange = v.object({
  currency: v.optional(v.picklist(currencies, code('INVALID'))),
  dueOn: v.optional(v.nullable(calendarDate)),
  notes: v.optional(optionalText(1000)),
});
/** `set` of update-where. */
export const invoiceStep = v.strictObject({ status: v.picklist(['issued', 'paid', 'void'], code('INVALID')) });

/** POST /base/invoice_lines/create: a charge. Amounts are computed by the API, never sent. */
export const invoiceLineInput = v.object({
  invoiceId: id,
  label: requiredText(200),
  quantity: count(1, 1000),
  unitAmount: count(0, 1_000_000_000),
  /** Hundredths of a per cent: 1925 is 19.25 %. */
  taxRate: v.optional(count(0, 10_000), 0),
});
export type InvoiceLineInput = v.InferInput<typeof invoiceLineInput>;
/** PUT /base/invoice_lines/update/{id}, while the invoice is a draft. */
export const invoiceLineChange = v.partial(v.omit(invoiceLineInput, ['invoiceId']));

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
