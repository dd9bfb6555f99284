import type { Generated } from 'kysely';
import { definePolicy } from '../../policy/policy.ts';
import type { RowExpression } from '../../policy/row-expression.ts';

export interface AddDaysTable {
  id: Generated<string>;
  addId: string;
  professionalId: string;
  day: string;
  impressions: Generated<number>;
  clicks: Generated<number>;
}

declare module '../../db/schema.ts' {
  interface Tables {
    addDays: AddDaysTable;
  }
}

const mine: RowExpression = { mine: 'professionalId' };
const own = ['self', 'operator'] as const;

/** Views and clicks of an advertisement per day, for its owner. Written by the system only. */
export const addDaysPolicy = definePolicy({
  table: 'addDays',
  selfFor: ['professional'],
  ops: {
    list: { self: mine, operator: 'every-row' },
    get: { self: mine, operator: 'every-row' },
    aggregate: { self: mine, operator: 'every-row' },
  },
  cols: {
    id: { type: 'uuid', read: own, filter: true },
    addId: { type: 'uuid', read: own, filter: true, aggregate: true },
    professionalId: { type: 'uuid' },
    day: { type: 'date', read: own, filter: true, sort: true, aggregate: true },
    impressions: { type: 'integer', read: own, aggregate: true },
    clicks: { type: 'integer', read: own, aggregate: true },
  },
  erasure: { rowsGo: 'with the advertisement, by its foreign key' },
  order: [['day', 'desc']],
});
