import type * as v from 'valibot';
import { invoiceLine } from 'shared-contracts/schemas/billing';
import { invoiceLineChange, invoiceLineInput } from 'shared-contracts/schemas/invoice-input';
import { defineTable } from '../../generic/table-module.ts';
import type { Row } from '../../generic/table-module.ts';
import type { CallContext } from '../../generic/call-context.ts';
import { insertRow } from '../../generic/rows.ts';
import { onDraft } from './on-draft.ts';
import { invoiceLinesPolicy } from './policy.ts';

/** Inserts all lines, then updates the totals once. */
const writeLines = (context: CallContext, inputs: readonly v.InferOutput<typeof invoiceLineInput>[]) =>
  onDraft(
    context,
    inputs.map(({ invoiceId }) => invoiceId),
    async () => {
      const rows: Row[] = [];
      for (const input of inputs) rows.push(await insertRow(context, invoiceLinesPolicy, input));
      return rows;
    },
  );

export const invoiceLinesTable = defineTable({
  path: 'invoice_lines',
  policy: invoiceLinesPolicy,
  row: invoiceLine,
  create: {
    schema: () => invoiceLineInput,
    run: (context, input, write) => onDraft(context, [input.invoiceId], () => write(input)),
  },
  createMany: { run: writeLines },
  update: {
    schema: () => invoiceLineChange,
    run: (context, { before, input }, write) => onDraft(context, [String(before.invoiceId)], () => write(input)),
  },
  remove: { run: (context, before, write) => onDraft(context, [String(before.invoiceId)], write) },
});
