import type { Generated } from 'kysely';
import type { CreatedAt, Maybe, MaybeInstant } from '../../db/schema/column-types.ts';
import { definePolicy } from '../../policy/policy.ts';
import type { RowExpression } from '../../policy/row-expression.ts';

export interface MessageReportsTable {
  id: Generated<string>;
  reporterId: string;
  conversationId: string;
  messageId: Maybe<string>;
  /** The last message at the time of the report: operators read none after it. */
  upToSeq: number;
  reason: string;
  decision: Maybe<string>;
  decidedAt: MaybeInstant;
  createdAt: CreatedAt;
}

declare module '../../db/schema.ts' {
  interface Tables {
    messageReports: MessageReportsTable;
  }
}

const mine: RowExpression = { mine: 'reporterId' };
const own = { client: mine, professional: mine } as const;
const parties = ['client', 'professional'] as const;
const shown = { read: [...parties, 'operator'] } as const;

/** What a party of a conversation reports, for operators, who read its messages by a route of their own (read-reported.ts). */
export const messageReportsPolicy = definePolicy({
  table: 'messageReports',
  ops: {
    list: { ...own, operator: 'every-row' },
    get: { ...own, operator: 'every-row' },
    create: own,
    update: { operator: 'every-row' },
  },
  cols: {
    id: { type: 'uuid', ...shown },
    reporterId: { type: 'uuid', ...shown },
    conversationId: { type: 'uuid', ...shown, create: parties, filter: true },
    messageId: { type: 'uuid', ...shown, create: parties, filter: true, nullable: true },
    upToSeq: { type: 'integer' },
    reason: { type: 'text', ...shown, create: parties },
    decision: { type: 'text', read: ['operator'], update: ['operator'], nullable: true },
    decidedAt: { type: 'instant', ...shown, update: ['operator'], filter: true, nullable: true },
    createdAt: { type: 'instant', ...shown, filter: true, sort: true },
  },
  forced: { reporterId: '$user' },
  erasure: { rowsOf: ['reporterId'] },
  order: [['createdAt', 'desc']],
});
