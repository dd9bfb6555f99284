import type { Generated, GeneratedAlways } from 'kysely';
import type { Currency, InvoiceStatus } from 'shared-contracts/schemas/billing';
import type { CreatedAt, Maybe, MaybeInstant } from '../../db/schema/column-types.ts';
import { definePolicy } from '../../policy/policy.ts';
import type { RowExpression } from '../../policy/row-expression.ts';

export interface InvoicesTable {
  id: Generated<string>;
  professionalId: string;
  clientId: string;
  appointmentId: Maybe<string>;
  number: Maybe<string>;
  status: Generated<InvoiceStatus>;
  currency: Currency;
  net: Generated<number>;
  tax: Generated<number>;
  total: GeneratedAlways<number>;
  notes: Maybe<string>;
  dueOn: Maybe<string>;
  issuedAt: MaybeInstant;
  paidAt: MaybeInstant;
  voidedAt: MaybeInstant;
  createdAt: CreatedAt;
}

declare module '../../db/schema.ts' {
  interface Tables {
    invoices: InvoicesTable;
  }
}

const asClient: RowExpression = { and: [{ mine: 'clientId' }, { isSet: 'issuedAt' }] };
const asProfessional: RowExpression = { mine: 'professionalId' };
const drafts: RowExpression = { and: [asProfessional, { column: 'status', equals: 'draft' }] };
const parties = ['client', 'professional', 'operator'] as const;
const shown = { read: parties } as const;
const professional = ['professional'] as const;
/** Numbers are per professional, so filtering by them is only useful among own invoices. */
const amongOwn = ['client', 'professional'] as const;

/**
 * Invoices: professionals write drafts; every later change is a transition, written by the system. Clients read issued
 * invoices.
 */
export const invoicesPolicy = definePolicy({
  table: 'invoices',
  ops: {
    list: { client: asClient, professional: asProfessional, operator: 'every-row' },
    get: { client: asClient, professional: asProfessional, operator: 'every-row' },
    aggregate: { client: asClient, professional: asProfessional, operator: 'every-row' },
    create: { professional: drafts },
    update: { professional: drafts },
    delete: { professional: drafts },
  },
  cols: {
    id: { type: 'uuid', ...shown, filter: true },
    professionalId: { type: 'uuid', ...shown, filter: true },
    clientId: { type: 'uuid', ...shown, create: professional, filter: true },
    appointmentId: { type: 'uuid', ...shown, create: professional, filter: true, nullable: true },
    number: { type: 'text', ...shown, filter: amongOwn, nullable: true },
    status: { type: 'text', ...shown, filter: true, aggregate: true },
    currency: { type: 'text', ...shown, create: professional, update: professional, aggregate: true },
    net: { type: 'integer', ...shown, aggregate: true },
    tax: { type: 'integer', ...shown, aggregate: true },
    total: { type: 'integer', ...shown, aggregate: true },
    notes: { type: 'text', ...shown, create: professional, update: professional, nullable: true },
    dueOn: { type: 'date', ...shown, create: professional, update: professional, filter: amongOwn, nullable: true },
    issuedAt: { type: 'instant', ...shown, filter: true, sort: true, aggregate: true, nullable: true },
    paidAt: { type: 'instant', ...shown, aggregate: true, nullable: true },
    voidedAt: { type: 'instant', ...shown, nullable: true },
    createdAt: { type: 'instant', ...shown, filter: true, sort: true },
  },
  forced: { professionalId: '$user' },
  erasure: {
    columns: {
      notes: { kept: 'an issued invoice is kept by law; a draft goes with its professional' },
    },
    notPersonal: ['number', 'status', 'currency', 'net', 'tax', 'dueOn', 'issuedAt', 'paidAt', 'voidedAt'],
  },
  order: [['createdAt', 'desc']],
});
