import { definePolicy } from '../../policy/policy.ts';
import type { RowExpression } from '../../policy/row-expression.ts';

const mine: RowExpression = { mine: 'professionalId' };
const self = ['self'] as const;
const written = { read: self, create: self, update: self } as const;

/** Days on which other hours hold, or none. */
export const availabilityExceptionsPolicy = definePolicy({
  table: 'availabilityExceptions',
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
    date: { type: 'date', ...written, filter: true, sort: true },
    ranges: { type: 'json', ...written },
    reason: { type: 'text', ...written, nullable: true },
    createdAt: { type: 'instant', read: self },
  },
  forced: { professionalId: '$user' },
  order: [['date', 'asc']],
});
