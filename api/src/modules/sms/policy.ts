import type { Generated } from 'kysely';
import type { Instant, MaybeInstant } from '../../db/schema/column-types.ts';
import { definePolicy } from '../../policy/policy.ts';
import type { RowExpression } from '../../policy/row-expression.ts';

export interface SmsNumbersTable {
  id: Generated<string>;
  userId: string;
  phone: string;
  /** When its owner typed the code that was sent there: their consent. */
  confirmedAt: Instant;
  /** When somebody answered STOP there. */
  stoppedAt: MaybeInstant;
}

declare module '../../db/schema.ts' {
  interface Tables {
    smsNumbers: SmsNumbersTable;
  }
}

const mine: RowExpression = { mine: 'userId' };
const self = ['self'] as const;

/** The number that somebody wants texts at. Written by routes of its own (routes.ts), since a code has to be typed. */
export const smsNumbersPolicy = definePolicy({
  table: 'smsNumbers',
  ops: { list: { self: mine }, get: { self: mine } },
  cols: {
    id: { type: 'uuid', read: self, filter: true },
    userId: { type: 'uuid' },
    phone: { type: 'text', read: self },
    confirmedAt: { type: 'instant', read: self },
    stoppedAt: { type: 'instant', read: self, nullable: true },
  },
  erasure: { rowsOf: ['userId'] },
  order: [['id', 'asc']],
});
