import { definePolicy } from '../../policy/policy.ts';
import type { RowExpression } from '../../policy/row-expression.ts';

const mine: RowExpression = { mine: 'professionalId' };
const open: RowExpression = {
  and: [
    mine,
    {
      or: [
        { column: 'state', equals: 'submitted' },
        { column: 'state', equals: 'refused' },
        { column: 'state', equals: 'expired' },
      ],
    },
  ],
};
const shown = { read: ['self', 'operator'] } as const;

/** Documents of a registration: their professional hands them in and takes back what does not count, operators read and decide. */
export const documentsPolicy = definePolicy({
  table: 'documents',
  selfFor: ['professional'],
  ops: {
    list: { self: mine, operator: 'every-row' },
    get: { self: mine, operator: 'every-row' },
    create: { self: mine },
    delete: { self: open },
  },
  cols: {
    id: { type: 'uuid', ...shown, filter: true },
    professionalId: { type: 'uuid', ...shown, filter: true },
    kind: { type: 'text', ...shown, create: ['self'], filter: true },
    state: { type: 'text', ...shown, filter: true },
    uploadId: { type: 'uuid', create: ['self'], nullable: true },
    expiresOn: { type: 'date', ...shown, filter: true, sort: true, nullable: true },
    refusalReason: { type: 'text', ...shown, nullable: true },
    decidedAt: { type: 'instant', ...shown, nullable: true },
    decidedBy: { type: 'uuid', read: ['operator'], nullable: true },
    warnedDays: { type: 'integer', nullable: true },
    recheckSince: { type: 'instant', read: ['operator'], filter: true, nullable: true },
    createdAt: { type: 'instant', ...shown, filter: true, sort: true },
  },
  forced: { professionalId: '$user' },
  erasure: { rowsOf: ['professionalId'] },
  order: [['createdAt', 'desc']],
});
