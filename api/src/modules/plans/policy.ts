import type { PlanId } from 'shared-contracts/schemas/vocabulary';
import { definePolicy, everybody } from '../../policy/policy.ts';

export interface PlansTable {
  id: PlanId;
  labelFr: string;
  labelEn: string;
  price: number;
  currency: string;
  period: 'month' | 'year';
  days: number;
  entitlements: string[];
}

declare module '../../db/schema.ts' {
  interface Tables {
    plans: PlansTable;
  }
}

const shown = { read: everybody } as const;

/** Plans are public configuration, written at each start (sync-plans.ts). */
export const plansPolicy = definePolicy({
  table: 'plans',
  ops: {
    list: { anon: 'every-row', client: 'every-row', professional: 'every-row', operator: 'every-row' },
    get: { anon: 'every-row', client: 'every-row', professional: 'every-row', operator: 'every-row' },
  },
  cols: {
    id: { type: 'text', read: everybody, filter: true },
    labelFr: { type: 'text', ...shown },
    labelEn: { type: 'text', ...shown },
    price: { type: 'integer', ...shown, filter: true, sort: true },
    currency: { type: 'text', ...shown },
    period: { type: 'text', ...shown },
    days: { type: 'integer', ...shown },
    entitlements: { type: 'text[]', ...shown },
  },
  erasure: 'nothing personal',
  order: [['price', 'asc']],
});
