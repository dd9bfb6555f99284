import type { Generated, GeneratedAlways } from 'kysely';
import { definePolicy } from '../../policy/policy.ts';
import type { RowExpression } from '../../policy/row-expression.ts';

export interface InvoiceLinesTable {
  id: Generated<string>;
  invoiceId: string;
  professionalId: string;
  position: GeneratedAlways<number>;
  label: string;
  quantity: number;
  unitAmount: number;
  taxRate: Generated<number>;
  amount: GeneratedAlways<number>;
  tax: GeneratedAlways<number>;
}

declare module '../../db/schema.ts' {
  interface Tables {
    invoiceLines: InvoiceLinesTable;
  }
}

const mine: RowExpression = { mine: 'professionalId' };
const own = ['professional'] as const;
const written = { read: own, create: own, update: own } as const;

/** Lines of own invoices. Clients and operators read them with the invoice. */
export const invoiceLinesPolicy = definePolicy({
  table: 'invoiceLines',
  ops: {
    list: { professional: mine },
    get: { professional: mine },
    create: { professional: mine },
    update: { professional: mine },
    delete: { professional: mine },
  },
  cols: {
    id: { type: 'uuid', read: own, filter: true },
    invoiceId: { type: 'uuid', read: own, create: own, filter: true },
    professionalId: { type: 'uuid' },
    position: { type: 'integer', read: own, sort: true },
    label: { type: 'text', ...written },
    quantity: { type: 'integer', ...written },
    unitAmount: { type: 'integer', ...written },
    taxRate: { type: 'integer', ...written },
    amount: { type: 'integer', read: own },
    tax: { type: 'integer', read: own },
  },
  forced: { professionalId: '$user' },
  erasure: {
    columns: { label: { kept: 'an issued invoice is kept by law; a draft goes with its professional' } },
    notPersonal: ['position', 'quantity', 'unitAmount', 'taxRate'],
  },
  order: [['position', 'asc']],
});
