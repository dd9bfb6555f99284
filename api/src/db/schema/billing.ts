import type { Generated, GeneratedAlways } from 'kysely';
import type { Currency, InvoiceStatus, PaymentStatus } from 'shared-contracts/schemas/billing';
import type { PlanId } from 'shared-contracts/schemas/vocabulary';
import type { CreatedAt, Maybe, MaybeInstant } from './column-types.ts';

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

/** The last number that a professional has given in a year. */
export interface InvoiceNumbersTable {
  professionalId: string;
  year: number;
  last: number;
}
