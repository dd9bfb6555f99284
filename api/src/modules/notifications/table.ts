import { notification, notificationRead } from 'shared-contracts/schemas/notification';
import { defineTable } from '../../generic/table-module.ts';
import { markNotification, removeNotification } from './change-notification.ts';
import { notificationsPolicy } from './policy.ts';
import { presentSubjects } from './present-subjects.ts';

export const notificationsTable = defineTable({
  path: 'notifications',
  policy: notificationsPolicy,
  row: notification,
  update: { schema: () => notificationRead, run: markNotification },
  remove: { run: removeNotification },
  present: presentSubjects,
});
