import { invoice } from 'shared-contracts/schemas/billing';
import { invoiceChange, invoiceInput, invoiceStep } from 'shared-contracts/schemas/invoice-input';
import { defineTable } from '../../generic/table-module.ts';
import { draftInvoice } from './draft-invoice.ts';
import { invoicesPolicy } from './policy.ts';
import { presentInvoices } from './present-invoices.ts';
import { stepInvoice } from './step-invoice.ts';

/** Professionals write and delete their own drafts (anything else is 404); the rest are transitions by update-where. */
export const invoicesTable = defineTable({
  path: 'invoices',
  policy: invoicesPolicy,
  row: invoice,
  create: {
    schema: () => invoiceInput,
    run: draftInvoice,
  },
  update: { schema: () => invoiceChange },
  updateWhere: { schema: () => invoiceStep, run: stepInvoice },
  present: presentInvoices,
});
