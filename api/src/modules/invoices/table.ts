import { invoice, invoiceChange, invoiceInput, invoiceStep } from 'shared-contracts/schemas/billing';
import { defineTable } from '../../generic/table-module.ts';
import { draftInvoice } from './draft-invoice.ts';
import { invoicesPolicy } from './policy.ts';
import { presentInvoices } from './present-invoices.ts';
import { stepInvoice } from './step-invoice.ts';

/** Drafts are written and deleted by their professional (those of others, and issued ones, are no drafts: 404); the rest by update-where. */
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
