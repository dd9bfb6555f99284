import { notificationChoice, notificationChoiceInput } from 'shared-contracts/schemas/notification-choice';
import { defineTable } from '../../generic/table-module.ts';
import { choose } from './choose.ts';
import { notificationChoicesPolicy } from './policy.ts';

export const notificationChoicesTable = defineTable({
  path: 'notification_choices',
  policy: notificationChoicesPolicy,
  row: notificationChoice,
  create: { schema: () => notificationChoiceInput, run: choose },
});
