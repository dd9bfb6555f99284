import type { Generated } from 'kysely';
import type { CreatedAt, Json, MaybeInstant } from '../../db/schema/column-types.ts';
import { definePolicy } from '../../policy/policy.ts';
import type { RowExpression } from '../../policy/row-expression.ts';

export interface NotificationsTable {
  id: Generated<string>;
  userId: string;
  type: string;
  data: Json<Record<string, string | number | null>>;
  readAt: MaybeInstant;
  /** Otherwise it is kept for a mail alone. */
  inApp: Generated<boolean>;
  inBrowser: Generated<boolean>;
  /** Since when it waits to be mailed with others (bundle-notifications.ts). */
  mailFrom: MaybeInstant;
  createdAt: CreatedAt;
}

declare module '../../db/schema.ts' {
  interface Tables {
    notifications: NotificationsTable;
  }
}

const mine: RowExpression = { and: [{ mine: 'userId' }, { column: 'inApp', equals: true }] };
const self = ['self'] as const;

/** Notifications are written by the system; their recipient marks them as read. */
export const notificationsPolicy = definePolicy({
  table: 'notifications',
  ops: { list: { self: mine }, get: { self: mine }, update: { self: mine }, delete: { self: mine } },
  cols: {
    id: { type: 'uuid', read: self, filter: true },
    userId: { type: 'uuid' },
    type: { type: 'text', read: self },
    data: { type: 'json', read: self },
    readAt: { type: 'instant', read: self, update: self, filter: true, nullable: true },
    inApp: { type: 'boolean', read: self },
    inBrowser: { type: 'boolean', read: self },
    mailFrom: { type: 'instant', nullable: true },
    createdAt: { type: 'instant', read: self, filter: true, sort: true },
  },
  erasure: { rowsOf: ['userId'] },
  order: [['createdAt', 'desc']],
});
