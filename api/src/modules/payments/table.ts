import { payment } from 'shared-contracts/schemas/billing';
import { defineTable } from '../../generic/table-module.ts';
import { paymentsPolicy } from './policy.ts';

export const paymentsTable = defineTable({ path: 'payments', policy: paymentsPolicy, row: payment });
