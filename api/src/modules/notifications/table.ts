import { notification, notificationRead } from 'shared-contracts/schemas/content';
import type { TableModule } from '../../generic/table-module.ts';
import { notificationsPolicy } from './policy.ts';

export const notificationsTable: TableModule = {
  path: 'notifications',
  policy: notificationsPolicy,
  row: notification,
  update: { schema: () => notificationRead },
};
