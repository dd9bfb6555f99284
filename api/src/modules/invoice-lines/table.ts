import { invoiceLine, invoiceLineChange, invoiceLineInput } from 'shared-contracts/schemas/billing';
import type { Row, TableModule, Write } from '../../generic/table-module.ts';
import type { CallContext } from '../../generic/call-context.ts';
import { insertRow } from '../../generic/rows.ts';
import { onDraft } from './on-draft.ts';
import { invoiceLinesPolicy } from './policy.ts';

const invoiceOf = (row: Row) => String(row.invoiceId);
/** All lines of one call, and the totals once. */
const writeLines = (context: CallContext, inputs: readonly Row[]) =>
  onDraft(context, inputs.map(invoiceOf), async () => {
    const rows: Row[] = [];
    for (const input of inputs) rows.push(await insertRow(context, invoiceLinesPolicy, input));
    return rows;
  });

export const invoiceLinesTable: TableModule = {
  path: 'invoice_lines',
  policy: invoiceLinesPolicy,
  row: invoiceLine,
  create: {
    schema: () => invoiceLineInput,
    run: (context, input, write: Write) => onDraft(context, [invoiceOf(input)], () => write(input)),
  },
  createMany: { run: writeLines },
  update: {
    schema: () => invoiceLineChange,
    run: (context, { before, input }, write) => onDraft(context, [invoiceOf(before)], () => write(input)),
  },
  remove: { run: (context, before, write) => onDraft(context, [invoiceOf(before)], write) },
};
