import type { Generated } from 'kysely';
import type { Currency, PaymentStatus } from 'shared-contracts/schemas/billing';
import type { PlanId } from 'shared-contracts/schemas/vocabulary';
import type { CreatedAt, Maybe, MaybeInstant } from '../../db/schema/column-types.ts';
import { definePolicy } from '../../policy/policy.ts';
import type { RowExpression } from '../../policy/row-expression.ts';

export interface PaymentsTable {
  id: Generated<string>;
  professionalId: string;
  reference: string;
  plan: PlanId;
  paymentDate: MaybeInstant;
  phone: string;
  subscriptionEndDate: Maybe<string>;
  amount: number;
  currency: Currency;
  status: Generated<PaymentStatus>;
  createdAt: CreatedAt;
}

declare module '../../db/schema.ts' {
  interface Tables {
    payments: PaymentsTable;
  }
}

const mine: RowExpression = { mine: 'professionalId' };
const own = ['self', 'operator'] as const;
const shown = { read: own } as const;

/**
 * Payments of a professional for a plan, written by the system only. Until payments are implemented, only the demo
 * data has any.
 */
export const paymentsPolicy = definePolicy({
  table: 'payments',
  selfFor: ['professional'],
  ops: {
    list: { self: mine, operator: 'every-row' },
    get: { self: mine, operator: 'every-row' },
    aggregate: { self: mine, operator: 'every-row' },
  },
  cols: {
    id: { type: 'uuid', ...shown, filter: true },
    professionalId: { type: 'uuid', read: ['operator'], filter: true },
    reference: { type: 'text', ...shown, filter: true },
    plan: { type: 'text', ...shown, aggregate: true },
    paymentDate: { type: 'instant', ...shown, filter: true, sort: true, aggregate: true, nullable: true },
    phone: { type: 'text', ...shown },
    subscriptionEndDate: { type: 'date', ...shown, nullable: true },
    amount: { type: 'integer', ...shown, aggregate: true },
    currency: { type: 'text', ...shown, aggregate: true },
    status: { type: 'text', ...shown, filter: true, aggregate: true },
    createdAt: { type: 'instant', ...shown, filter: true, sort: true },
  },
  erasure: {
    columns: {
      phone: { of: 'professionalId', becomes: '' },
      reference: { kept: 'the number of the payment in the accounts, which are kept by law' },
    },
    notPersonal: ['plan', 'currency', 'status', 'paymentDate', 'subscriptionEndDate', 'amount'],
  },
  order: [['createdAt', 'desc']],
});
