import type { Generated } from 'kysely';
import { definePolicy } from '../../policy/policy.ts';
import type { RowExpression } from '../../policy/row-expression.ts';

export interface ProfileDaysTable {
  id: Generated<string>;
  professionalId: string;
  day: string;
  views: Generated<number>;
}

declare module '../../db/schema.ts' {
  interface Tables {
    profileDays: ProfileDaysTable;
  }
}

const mine: RowExpression = { mine: 'professionalId' };
const own = ['self', 'operator'] as const;

/** Views of a profile per day, for its professional where the plan has statistics. Written by the system only. */
export const profileDaysPolicy = definePolicy({
  table: 'profileDays',
  selfFor: ['professional'],
  readEntitlement: 'statistics',
  ops: {
    list: { self: mine, operator: 'every-row' },
    get: { self: mine, operator: 'every-row' },
    aggregate: { self: mine, operator: 'every-row' },
  },
  cols: {
    id: { type: 'uuid', read: own, filter: true },
    professionalId: { type: 'uuid' },
    day: { type: 'date', read: own, filter: true, sort: true, aggregate: true },
    views: { type: 'integer', read: own, aggregate: true },
  },
  erasure: { rowsOf: ['professionalId'] },
  order: [['day', 'desc']],
});
