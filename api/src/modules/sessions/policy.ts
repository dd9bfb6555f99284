import type { Generated } from 'kysely';
import type { CreatedAt, MaybeInstant } from '../../db/schema/column-types.ts';
import { definePolicy } from '../../policy/policy.ts';
import type { RowExpression } from '../../policy/row-expression.ts';

export interface SessionsTable {
  id: Generated<string>;
  userId: string;
  userAgent: Generated<string>;
  createdAt: CreatedAt;
  usedAt: CreatedAt;
  endedAt: MaybeInstant;
  /** When its user last proved a second step. */
  provedAt: MaybeInstant;
}

declare module '../../db/schema.ts' {
  interface Tables {
    sessions: SessionsTable;
  }
}

const mine: RowExpression = { mine: 'userId' };
const shown = { read: ['self'] } as const;

/** Sessions of an account. Tokens are in tables that no caller reads; `/auth` ends sessions. */
export const sessionsPolicy = definePolicy({
  table: 'sessions',
  ops: { list: { self: mine }, get: { self: mine } },
  cols: {
    id: { type: 'uuid', ...shown, filter: true },
    userId: { type: 'uuid' },
    userAgent: { type: 'text', ...shown },
    createdAt: { type: 'instant', ...shown, filter: true, sort: true },
    usedAt: { type: 'instant', ...shown, filter: true, sort: true },
    endedAt: { type: 'instant', ...shown, filter: true, nullable: true },
    provedAt: { type: 'instant', nullable: true },
  },
  erasure: { rowsOf: ['userId'] },
  order: [['createdAt', 'desc']],
});
