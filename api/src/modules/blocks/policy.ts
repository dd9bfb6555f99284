import type { Generated } from 'kysely';
import type { CreatedAt } from '../../db/schema/column-types.ts';
import { definePolicy } from '../../policy/policy.ts';
import type { RowExpression } from '../../policy/row-expression.ts';

export interface BlocksTable {
  id: Generated<string>;
  blockerId: string;
  blockedId: string;
  createdAt: CreatedAt;
}

declare module '../../db/schema.ts' {
  interface Tables {
    blocks: BlocksTable;
  }
}

const mine: RowExpression = { mine: 'blockerId' };
const own = { client: mine, professional: mine } as const;
const parties = ['client', 'professional'] as const;

/** Whom somebody does not want to hear from: the blocker's alone. */
export const blocksPolicy = definePolicy({
  table: 'blocks',
  ops: { list: own, get: own, create: own, delete: own },
  cols: {
    id: { type: 'uuid', read: parties, filter: true },
    blockerId: { type: 'uuid', read: parties },
    blockedId: { type: 'uuid', read: parties, create: parties, filter: true },
    createdAt: { type: 'instant', read: parties, filter: true, sort: true },
  },
  forced: { blockerId: '$user' },
  erasure: { rowsOf: ['blockerId', 'blockedId'] },
  order: [['createdAt', 'desc']],
});
