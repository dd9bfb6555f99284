import type { Generated } from 'kysely';
import type { CreatedAt, MaybeInstant } from '../../db/schema/column-types.ts';
import { definePolicy } from '../../policy/policy.ts';
import type { RowExpression } from '../../policy/row-expression.ts';

export interface ReceivedCommentsTable {
  /** That of the comment. */
  id: string;
  articleId: string;
  professionalId: string;
  isReported: Generated<boolean>;
  /** Deleted by its author or hidden by an operator. */
  isGone: Generated<boolean>;
  hiddenAt: MaybeInstant;
  createdAt: CreatedAt;
}

declare module '../../db/schema.ts' {
  interface Tables {
    receivedComments: ReceivedCommentsTable;
  }
}

const mine: RowExpression = { and: [{ mine: 'professionalId' }, { column: 'isGone', equals: false }] };
const self = ['self'] as const;

/** Comments of others on one's own articles, to moderate. Written by triggers on comments. */
export const receivedCommentsPolicy = definePolicy({
  table: 'receivedComments',
  selfFor: ['professional'],
  ops: { list: { self: mine }, get: { self: mine }, update: { self: mine } },
  cols: {
    id: { type: 'uuid', read: self, filter: true },
    articleId: { type: 'uuid', read: self, filter: true },
    professionalId: { type: 'uuid' },
    isReported: { type: 'boolean', read: self },
    isGone: { type: 'boolean' },
    hiddenAt: { type: 'instant', read: self, update: self, byCommand: true, nullable: true },
    createdAt: { type: 'instant', read: self },
  },
  erasure: { rowsOf: ['professionalId'] },
  order: [
    ['isReported', 'desc'],
    ['createdAt', 'desc'],
  ],
});
