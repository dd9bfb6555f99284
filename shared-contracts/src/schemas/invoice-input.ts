import * as v from 'valibot';
import { currencies } from './billing.ts';
import { calendarDate, code, count, id, optionalText, requiredText } from './text.ts';

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
