import { notification, notificationRead } from 'shared-contracts/schemas/content';
import { defineTable } from '../../generic/table-module.ts';
import { notificationsPolicy } from './policy.ts';

export const notificationsTable = defineTable({
  path: 'notifications',
  policy: notificationsPolicy,
  row: notification,
  update: { schema: () => notificationRead },
});
