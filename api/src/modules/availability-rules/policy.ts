import { definePolicy } from '../../policy/policy.ts';
import type { RowExpression } from '../../policy/row-expression.ts';

const mine: RowExpression = { mine: 'professionalId' };
const self = ['self'] as const;
const written = { read: self, create: self, update: self } as const;

/** A professional's weekly hours. Others see free slots, never the hours behind them. */
export const availabilityRulesPolicy = definePolicy({
  table: 'availabilityRules',
  selfFor: ['professional'],
  ops: {
    list: { self: mine },
    get: { self: mine },
    create: { self: mine },
    update: { self: mine },
    delete: { self: mine },
  },
  cols: {
    id: { type: 'uuid', read: self, filter: true },
    professionalId: { type: 'uuid', read: self },
    weekday: { type: 'integer', ...written, filter: true, sort: true },
    startTime: { type: 'text', ...written, sort: true },
    endTime: { type: 'text', ...written },
    callTypes: { type: 'text[]', ...written },
    createdAt: { type: 'instant', read: self },
  },
  forced: { professionalId: '$user' },
  order: [
    ['weekday', 'asc'],
    ['startTime', 'asc'],
  ],
});
