import type { CreatedAt, MaybeInstant } from '../../db/schema/column-types.ts';
import { definePolicy } from '../../policy/policy.ts';

export interface CalendarFeedsTable {
  /** The account's. */
  id: string;
  tokenHash: Buffer;
  tokenSealed: Buffer;
  createdAt: CreatedAt;
  readAt: MaybeInstant;
}

declare module '../../db/schema.ts' {
  interface Tables {
    calendarFeeds: CalendarFeedsTable;
  }
}

const mine = { mine: 'id' } as const;
const self = ['self'] as const;

/** Subscription addresses: made and shown by routes of ours. */
export const calendarFeedsPolicy = definePolicy({
  table: 'calendarFeeds',
  selfFor: ['client', 'professional'],
  ops: { list: { self: mine }, get: { self: mine } },
  cols: {
    id: { type: 'uuid', read: self, filter: true },
    tokenHash: { type: 'binary' },
    tokenSealed: { type: 'binary' },
    createdAt: { type: 'instant', read: self },
    readAt: { type: 'instant', read: self, nullable: true },
  },
  erasure: { rowsOf: ['id'] },
  order: [['id', 'asc']],
});
