import { plan } from 'shared-contracts/schemas/content';
import type { TableModule } from '../../generic/table-module.ts';
import { plansPolicy } from './policy.ts';

export const plansTable: TableModule = { path: 'plans', policy: plansPolicy, row: plan };
