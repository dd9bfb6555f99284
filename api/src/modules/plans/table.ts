import { plan } from 'shared-contracts/schemas/plan';
import { defineTable } from '../../generic/table-module.ts';
import { plansPolicy } from './policy.ts';

export const plansTable = defineTable({ path: 'plans', policy: plansPolicy, row: plan });
