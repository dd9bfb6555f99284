import { payment } from 'shared-contracts/schemas/billing';
import type { TableModule } from '../../generic/table-module.ts';
import { paymentsPolicy } from './policy.ts';

export const paymentsTable: TableModule = { path: 'payments', policy: paymentsPolicy, row: payment };
