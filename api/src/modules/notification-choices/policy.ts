import type { Generated } from 'kysely';
import type { NotificationKind } from 'shared-contracts/schemas/notification-choice';
import { definePolicy } from '../../policy/policy.ts';
import type { RowExpression } from '../../policy/row-expression.ts';

export interface NotificationChoicesTable {
  id: Generated<string>;
  userId: string;
  kind: NotificationKind;
  inApp: Generated<boolean>;
  byMail: Generated<boolean>;
  bySms: Generated<boolean>;
  inBrowser: Generated<boolean>;
}

declare module '../../db/schema.ts' {
  interface Tables {
    notificationChoices: NotificationChoicesTable;
  }
}

const mine: RowExpression = { mine: 'userId' };
const self = ['self'] as const;

/** What somebody wants to be told, and where; asked by `writeEvents`, `sendMail` and `sendText`. A kind without a row is told everywhere. */
export const notificationChoicesPolicy = definePolicy({
  table: 'notificationChoices',
  ops: { list: { self: mine }, get: { self: mine }, create: { self: mine } },
  cols: {
    id: { type: 'uuid', read: self, filter: true },
    userId: { type: 'uuid' },
    kind: { type: 'text', read: self, create: self },
    inApp: { type: 'boolean', read: self, create: self },
    byMail: { type: 'boolean', read: self, create: self },
    bySms: { type: 'boolean', read: self, create: self },
    inBrowser: { type: 'boolean', read: self, create: self },
  },
  forced: { userId: '$user' },
  erasure: { rowsOf: ['userId'] },
  order: [['id', 'asc']],
});
