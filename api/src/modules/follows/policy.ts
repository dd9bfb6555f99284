import type { Generated } from 'kysely';
import type { CreatedAt } from '../../db/schema/column-types.ts';
import { definePolicy } from '../../policy/policy.ts';
import type { RowExpression } from '../../policy/row-expression.ts';

export interface FollowsTable {
  id: Generated<string>;
  clientId: string;
  professionalId: string;
  createdAt: CreatedAt;
}

declare module '../../db/schema.ts' {
  interface Tables {
    follows: FollowsTable;
  }
}

const mine: RowExpression = { mine: 'clientId' };
const client = ['client'] as const;

/** Follows are private to the client: not even the professional sees them. */
export const followsPolicy = definePolicy({
  table: 'follows',
  ops: { list: { client: mine }, get: { client: mine }, create: { client: mine }, delete: { client: mine } },
  cols: {
    id: { type: 'uuid', read: client, filter: true },
    clientId: { type: 'uuid' },
    professionalId: { type: 'uuid', read: client, create: client, filter: true },
    createdAt: { type: 'instant', read: client, filter: true, sort: true },
  },
  forced: { clientId: '$user' },
  erasure: { rowsOf: ['clientId'] },
  order: [['createdAt', 'desc']],
});
